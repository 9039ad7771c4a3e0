import { onStreamedIn } from './behaviours/streamed.ts';

const hydrateNewIslands = (): void => {
  const markers = document.querySelectorAll<HTMLElement>('[data-island]:not([data-state])');
  if (markers.length === 0) return;
  import('./islands/start.ts')
    .then(({ startIslands }) => startIslands(markers))
    .catch((error) => {
      for (const marker of markers) marker.dataset.state = 'failed';
      throw error;
    });
};

/** Hydrates the page's islands. */
export const hydrateIslands = (): void => onStreamedIn(hydrateNewIslands);
