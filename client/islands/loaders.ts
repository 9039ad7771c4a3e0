import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '../../src/islands/contract.ts';

type Loaders = { readonly [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

/** Loads the component that hydrates each island. */
export const loaders: Loaders = {
  calculator: () => import('./calculator/HydratedCalculator.tsx').then((module) => module.HydratedCalculator),
  catalogue: () => import('./catalogue/HydratedCatalogue.tsx').then((module) => module.HydratedCatalogue),
};
