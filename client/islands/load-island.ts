import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '../../src/islands/Island.tsx';

type Loaders = { readonly [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

/** Loads the component that hydrates each island. */
const loaders: Loaders = {
  calculator: () => import('./calculator/HydratedCalculator.tsx').then((module) => module.HydratedCalculator),
};

const isIslandName = (name: string): name is IslandName => Object.hasOwn(loaders, name);

const loadAndHydrate = async <Name extends IslandName>(marker: HTMLElement, name: Name): Promise<void> => {
  const [{ hydrate }, Hydrated] = await Promise.all([import('./hydrate.tsx'), loaders[name]()]);
  await hydrate(marker, Hydrated);
};

/** Loads React and the component of an island in parallel. Resolves when the island is hydrated. */
export const start = async (marker: HTMLElement): Promise<void> => {
  const { island = '' } = marker.dataset;
  if (!isIslandName(island)) throw new Error(`there is no island ${island}`);
  await loadAndHydrate(marker, island);
};
