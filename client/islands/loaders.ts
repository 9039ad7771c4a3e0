import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '../../src/islands/contract.ts';

type Loaders = { readonly [Name in IslandName]: () => Promise<{ readonly Live: ComponentType<IslandProps[Name]> }> };

/** Where each island's living component is. */
export const loaders: Loaders = {
  calculator: () => import('./calculator/HydratedCalculator.tsx'),
  catalogue: () => import('./catalogue/HydratedCatalogue.tsx'),
};
