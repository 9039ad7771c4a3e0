const startNew = async (): Promise<void> => {
  const markers = document.querySelectorAll<HTMLElement>('[data-island]:not([data-state])');
  if (markers.length === 0) return;
  try {
    (await import('./islands/start.ts')).startIslands(markers);
  } catch (error) {
    for (const marker of markers) marker.dataset.state = 'failed';
    throw error;
  }
};

/** Brings the page's islands to life, each at its moment; those that stream in late are found when all has loaded. */
export const hydrateIslands = (): void => {
  startNew();
  addEventListener('load', startNew);
};
