import { sharedShop as copy } from '../../../src/content/shared-shop.ts';
import type { Shop } from '../../../src/shared/shop-address.ts';
import { createButton, createElement } from '../../plumbing/create-element.ts';
import { showInBar } from '../bottom-bar/bottom-bar.ts';
import { createOrderLink } from './order-link.ts';

const createPart = (shop: Shop, onRemove: () => void): HTMLElement => {
  const link = createOrderLink(shop);
  const words = createElement('strong', {}, ...link.childNodes);
  link.append(words, ' ', createElement('span', {}, new URL(shop.href).host));
  return createElement(
    'aside',
    { class: 'shop-bar', 'data-sentry-block': '', 'aria-label': copy.label },
    link,
    createButton({ class: 'icon-button', 'aria-label': copy.remove }, '×', onRemove),
  );
};

/** Shows the shop at the bottom edge of the window until `signal` is aborted. */
export const showShopBar = async (shop: Shop, signal: AbortSignal, onRemove: () => void): Promise<void> => {
  await showInBar(createPart(shop, onRemove), signal);
  if (signal.aborted) return;
  const { dataset } = document.documentElement;
  dataset.shop = '';
  signal.addEventListener('abort', () => delete dataset.shop);
};
