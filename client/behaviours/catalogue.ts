import { MAX_WAIT_MS } from './load-late.ts';
import { onStreamedIn } from './streamed.ts';

/** A list that failed has its tools when a retry has shown it. */
const TOOLS = '[data-tool], [data-island="catalogue"]';

/** Shows what works without script, and no tool that does not. */
const showLost = (): void => {
  document.documentElement.dataset.lost = 'tools';
};

let isStarted = false;

/**
 * Watches the catalogue's tools on pages that have some. Until then they work as without script. A print button does
 * nothing without script: a press on it waits.
 */
export const startCatalogue = (): void =>
  onStreamedIn(() => {
    if (isStarted || !document.querySelector(TOOLS)) return;
    isStarted = true;
    let pressed: HTMLElement | null = null;
    const hold = ({ target }: Event): void => {
      pressed = target instanceof Element ? target.closest<HTMLElement>('[data-tool="print"]') : null;
    };
    addEventListener('click', hold);
    const giveUp = (): void => {
      pressed = null;
      showLost();
    };
    const timer = setTimeout(giveUp, MAX_WAIT_MS);
    const loading = import('./catalogue/watch-tools.ts');
    loading.catch(giveUp);
    // Rejects as the import does, which is reported.
    loading.then(() => {
      clearTimeout(timer);
      removeEventListener('click', hold);
      pressed?.click();
    });
  });
