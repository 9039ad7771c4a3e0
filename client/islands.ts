import { forParts } from './behaviours/on-streamed-in.ts';

const startNew = (): void => {
  const markers = document.querySelectorAll<HTMLElement>('[data-island]:not([data-state])');
  if (markers.length === 0) return;
  import('./islands/start.ts')
    .then((late) => late.startIslands(markers))
    .catch((error) => {
      for (const marker of markers) marker.dataset.state = 'failed';
      throw error;
    });
};

/** Brings the page's islands to life, each at its moment. */
export const hydrateIslands = (): void => forParts(startNew);
