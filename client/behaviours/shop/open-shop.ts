import { sharedShop as copy } from '../../../src/content/shared-shop.ts';
import { parseShopParams, type Shop, toShopParams } from '../../../src/shared/shop-address.ts';
import { onStreamedIn } from '../streamed.ts';
import { showBar } from './bar.ts';
import { forgetShop, keepShop, keptShop, shopOrigins } from './kept-shop.ts';
import { offerOrder } from './offer-order.ts';

let shown = new AbortController();
/** The parameters of the shop that is shown. */
let shownParams = '';

const takeAway = (): void => {
  shown.abort();
  shownParams = '';
};

const remove = (): void => {
  takeAway();
  // The visitor may have set a shop of their own since.
  if (!keptShop()?.isOwn) forgetShop();
  const main = document.querySelector('main');
  if (main) main.tabIndex = -1;
  main?.focus({ preventScroll: true });
};

const offer = (shop: Shop): void => {
  const params = toShopParams(shop);
  if (params === shownParams) return;
  takeAway();
  shownParams = params;
  shown = new AbortController();
  const { signal } = shown;
  onStreamedIn(() => offerOrder(shop, signal));
  void showBar(shop, signal, remove);
};

/** Lets the list, which a seller may print without touching it, show the seller's own shop in its brochure. */
const fillBrochure = (): void =>
  onStreamedIn(() => {
    const catalogue = document.querySelector<HTMLElement>('.catalogue');
    if (catalogue) import('../catalogue/activate.ts').then(({ activateCatalogue }) => activateCatalogue(catalogue, ''));
  });

const openKept = (): void => {
  const shop = keptShop();
  if (shop?.isOwn) fillBrochure();
  else if (shop) offer(shop);
  else takeAway();
};

// The visitor may have removed the shop on another page since.
addEventListener('pageshow', ({ persisted }) => persisted && openKept());

const refuse = async (): Promise<void> => {
  const { showNotification } = await import('../share/show-notification.ts');
  await showNotification(copy.refused);
};

/** Offers the web shop in the parameters of an address. One that is refused, or no parameters, leave the one that is kept. */
export const openShop = (params: string): void => {
  const shop = parseShopParams(params, shopOrigins());
  if (shop) {
    keepShop({ ...shop, isOwn: false });
    offer(shop);
  } else {
    if (params !== '') void refuse();
    openKept();
  }
};
