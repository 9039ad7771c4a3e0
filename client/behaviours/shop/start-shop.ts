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
 * Before the code that checks it has loaded: the visitor may be on the next page by then. A shop that is kept stays until
 * this one has been checked.
 */
const keepUnchecked = (params: string): void => {
  try {
    if (readKept() === '') sessionStorage.setItem(STORAGE_KEY, `${params}&tid=${Date.now()}`);
  } catch {
    // Storage may be blocked or full. The shop is then that of this page alone.
  }
};

/**
 * Takes a shared web shop out of the address before anything else reads it. The anchor before it stays, and the browser
 * scrolls to it. Offers the shop, or the one that this tab has kept. Other pages load nothing.
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
  // Again when the visitor comes back, who may have removed the shop on another page since, or opened one.
  onArrival(openShared);
  addEventListener('hashchange', openShared);
};

/**
 * Keeps Firefox from keeping a page with a brochure. The page would come back with the session storage of the time when it was
 * left, and the brochure would lack the web shop that the seller has filled in since. Firefox keeps no page that listens for
 * `unload`.
 */
export const preventFirefoxRestore = (): void => {
  if (navigator.userAgent.includes('Firefox/')) addEventListener('unload', () => undefined);
};
