import { onArrival } from '../../plumbing/on-arrival.ts';
import { OWN_SHOP, readStored } from '../../plumbing/storage.ts';

/**
 * Shows the seller's own web shop on the brochure's cover, because the seller may also print from the browser's menu.
 * Loads nothing if there is no shop and the cover shows none.
 */
export const startBrochure = (): void =>
  onArrival(() => {
    if (readStored(OWN_SHOP) !== null || document.querySelector('[data-shop]'))
      import('./brochure.ts').then(({ keepFilled }) => keepFilled());
  });

/**
 * Prevents Firefox from restoring a page with a brochure. Firefox restores the session storage along with the page, so the
 * brochure would lack a web shop that the seller has entered since. A page that listens for `unload` is not restored.
 */
export const preventFirefoxRestore = (): void => {
  if (navigator.userAgent.includes('Firefox/')) addEventListener('unload', () => undefined);
};
