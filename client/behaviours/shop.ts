const STORAGE_KEY = 'webbshop';

const isKept = (): boolean => {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // Storage may be blocked.
    return false;
  }
};

/**
 * Takes a shared web shop out of the address before anything else reads it. The anchor before it stays, and the browser
 * scrolls to it. Offers the shop, or the one that this tab has kept. Other pages load nothing.
 */
const openShared = (): void => {
  const { hash, href } = location;
  const [anchor, params = ''] = hash.split(/[#&](?=shop=)/);
  if (params && anchor) location.replace(anchor);
  else if (params) history.replaceState(history.state, '', href.split('#')[0]);
  if (params || isKept()) import('./shop/open-shop.ts').then(({ openShop }) => openShop(params));
};

export const startShop = (): void => {
  openShared();
  addEventListener('hashchange', openShared);
};
