import { sharedShop as copy } from '../../../src/content/shared-shop.ts';
import { parseShopParams, type Shop, toShopParams } from '../../../src/shared/shop-address.ts';
import { focusMain } from '../../plumbing/focus-main.ts';
import { MAIN_SWAPPED } from '../view/main-swapped.ts';
import { showShopBar } from './bar.ts';
import { fillBrochure } from './brochure.ts';
import { forgetShop, KEPT_SHOP_CHANGED, keepShop, keptShop, shopOrigins } from './kept-shop.ts';
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
  // The visitor may have set their own shop since.
  if (!keptShop()?.isOwn) forgetShop();
  focusMain();
};

const offer = (shop: Shop): void => {
  const params = toShopParams(shop);
  if (params === shownParams) return;
  takeAway();
  shownParams = params;
  shown = new AbortController();
  const { signal } = shown;
  const offerInPage = (): void => offerOrder(shop, signal);
  offerInPage();
  addEventListener(MAIN_SWAPPED, offerInPage, { signal });
  void showShopBar(shop, signal, remove);
};

/** Shows the seller's own shop in its fields. */
const fillFields = (): void => {
  const fields = document.querySelector('[data-own-shop]');
  if (fields) import('./own-shop.ts').then(({ start }) => start(fields));
};

const openKept = (): void => {
  const shop = keptShop();
  // The stored shop may have been removed on another page.
  if (!shop) forgetShop();
  if (shop && !shop.isOwn) offer(shop);
  else takeAway();
  if (shop?.isOwn) fillFields();
  // The seller may also print from the browser's menu.
  void fillBrochure();
};

const refuse = async (): Promise<void> => {
  const { showError } = await import('../share/show-notification.ts');
  await showError(copy.refused);
};

/**
 * Offers the web shop in the parameters of a URL. Without parameters, offers the kept shop. A seller who opens another
 * seller's link keeps the own shop.
 */
export const openShop = (params: string): void => {
  addEventListener(MAIN_SWAPPED, fillBrochure);
  // Also when the visitor has set or removed a shop of their own.
  addEventListener(KEPT_SHOP_CHANGED, openKept);
  const shop = parseShopParams(params, shopOrigins());
  const kept = keptShop();
  if (shop) {
    if (!kept?.isOwn) keepShop({ ...shop, isOwn: false });
    offer(shop);
    if (kept?.isOwn) void fillBrochure();
    else dispatchEvent(new Event(KEPT_SHOP_CHANGED));
    return;
  }
  if (params !== '') {
    void refuse();
  }
  openKept();
};
