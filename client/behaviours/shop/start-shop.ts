import { onArrival } from '../../plumbing/on-arrival.ts';

const STORAGE_KEY = 'webbshop';

const readKept = (): string => {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Storage may be blocked.
    return '';
  }
};

/**
 * Keeps a shop before the code that checks it has loaded, because the visitor may be on the next page by then. An
 * already kept shop stays until the new one has been checked.
 */
const keepUnchecked = (params: string): void => {
  try {
    if (readKept() === '') sessionStorage.setItem(STORAGE_KEY, `${params}&tid=${Date.now()}`);
  } catch {
    // Storage may be blocked or full. The shop is then known on this page only.
  }
};

/**
 * Removes a shared web shop from the URL before anything else reads the URL. Leaves the anchor that precedes the shop, so
 * that the browser scrolls to it. Then offers this shop, or the shop that this tab has kept. Loads nothing if there is no
 * shop and the page shows none.
 */
const openShared = (): void => {
  const { hash, href } = location;
  const [anchor, params = ''] = hash.split(/[#&](?=shop=)/);
  if (params) keepUnchecked(params);
  if (params && anchor) location.replace(anchor);
  else if (params) history.replaceState(history.state, '', href.split('#')[0]);
  const isShown = document.querySelector('[data-shop]') !== null;
  if (params || isShown || readKept()) import('./open-shop.ts').then((module) => module.openShop(params));
};

export const startShop = (): void => {
  // Runs again when the visitor comes back, because the visitor may have removed or opened a shop on another page.
  onArrival(openShared);
  addEventListener('hashchange', openShared);
};

/**
 * Prevents Firefox from restoring a page with a brochure. Firefox restores the session storage along with the page, so the
 * brochure would lack a web shop that the seller has entered since. A page that listens for `unload` is not restored.
 */
export const preventFirefoxRestore = (): void => {
  if (navigator.userAgent.includes('Firefox/')) addEventListener('unload', () => undefined);
};
