import type { ComponentType } from 'react';
import type { IslandName, IslandProps, IslandState } from '../../src/islands/contract.ts';
import { MAX_WAIT_MS } from '../behaviours/load-late.ts';
import { reportIslandError } from './report-island-error.ts';

/** Distance from the viewport at which an island starts to load. */
const VIEWPORT_MARGIN = '300px';

type Loaders = { readonly [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

/** Loads the component that hydrates each island. */
const loaders: Loaders = {
  calculator: () => import('./calculator/HydratedCalculator.tsx').then((module) => module.HydratedCalculator),
};

const setState = (marker: HTMLElement, state: IslandState): void => {
  marker.dataset.state = state;
};

/**
 * Loads React and the component in parallel. An island that is late works as without script until it has loaded. Never
 * rejects: an island that fails keeps the server's markup.
 */
const loadAndHydrate = async <Name extends IslandName>(marker: HTMLElement, name: Name): Promise<void> => {
  setState(marker, 'loading');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      setState(marker, 'failed');
      resolve();
    }, MAX_WAIT_MS);
  });
  const load = async (): Promise<void> => {
    try {
      const [{ hydrate }, Hydrated] = await Promise.all([import('./hydrate.tsx'), loaders[name]()]);
      await hydrate(marker, Hydrated);
      setState(marker, 'hydrated');
    } catch (error) {
      setState(marker, 'failed');
      reportIslandError(error, name);
    } finally {
      clearTimeout(timer);
    }
  };
  await Promise.race([load(), giveUp]);
};

const isKeyOf = <Table extends object>(table: Table, key: string | undefined): key is Extract<keyof Table, string> =>
  key !== undefined && Object.hasOwn(table, key);

/** Calls `hydrate` once, when the island comes near the viewport. */
const whenNear = (marker: HTMLElement, hydrate: () => Promise<void>): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: VIEWPORT_MARGIN },
  );
  observer.observe(marker);
};

/** Hydrates the islands that have no state yet, each when it comes near the viewport. */
export const startIslands = (markers: Iterable<HTMLElement>): void => {
  for (const marker of markers) {
    const { island, state } = marker.dataset;
    if (state || !isKeyOf(loaders, island)) continue;
    setState(marker, 'waiting');
    whenNear(marker, () => loadAndHydrate(marker, island));
  }
};
