import { MAX_WAIT_MS } from './load-late.ts';
import { onStreamedIn } from './streamed.ts';

/** A list that failed has its tools when a retry has shown it. */
const TOOLS = '[data-tool], [data-island="catalogue"]';

/** Shows what works without script, and no tool that does not. */
const showLost = (): void => {
  document.documentElement.dataset.lost = 'tools';
};

/** Watches the catalogue's tools on pages that have some. Until then they work as without script. */
export const startCatalogue = (): void =>
  onStreamedIn(() => {
    if (!document.querySelector(TOOLS)) return;
    const timer = setTimeout(showLost, MAX_WAIT_MS);
    const loading = import('./catalogue/watch-tools.ts');
    loading.catch(showLost);
    // Rejects as the import does, which is reported.
    loading.then(() => clearTimeout(timer));
  });
