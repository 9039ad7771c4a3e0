import type { IslandName, IslandState } from '../../src/islands/contract.ts';
import { hydrationTriggers } from './hydration-triggers.ts';
import { loaders } from './loaders.ts';
import { reportIsland } from './report.ts';

const setState = (marker: HTMLElement, state: IslandState): void => {
  marker.dataset.state = state;
};

/** Loads React and the island side by side. It never rejects: an island that fails leaves the server's markup. */
const wake = async <Name extends IslandName>(marker: HTMLElement, name: Name): Promise<void> => {
  setState(marker, 'loading');
  try {
    const [{ hydrate }, { Live }] = await Promise.all([import('./hydrate.tsx'), loaders[name]()]);
    await hydrate(marker, Live);
    setState(marker, 'live');
  } catch (error) {
    setState(marker, 'failed');
    reportIsland(error, name);
  }
};

const isKeyOf = <Table extends object>(table: Table, key: string | undefined): key is Extract<keyof Table, string> =>
  key !== undefined && key in table;

/** Lets every island that has not begun wait for its moment. */
export const startIslands = (markers: Iterable<HTMLElement>): void => {
  for (const marker of markers) {
    const { island, when, state } = marker.dataset;
    if (state || !isKeyOf(loaders, island) || !isKeyOf(hydrationTriggers, when)) continue;
    setState(marker, 'waiting');
    hydrationTriggers[when](marker, () => wake(marker, island));
  }
};
