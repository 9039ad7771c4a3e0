import { onStreamedIn } from './streamed.ts';

/** A list that failed has its tools when a retry has shown it. */
const TOOLS = '[data-tool], [data-island="catalogue"]';

/** Watches the catalogue's tools on pages that have some. Until then they work as without script. */
export const startCatalogue = (): void =>
  onStreamedIn(() => {
    if (document.querySelector(TOOLS))
      import('./catalogue/watch-tools.ts').catch((error) => {
        // Shows what works without script.
        document.documentElement.dataset.lost = '';
        throw error;
      });
  });
