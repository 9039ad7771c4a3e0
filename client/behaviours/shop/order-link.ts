import { sharedShop as copy } from '../../../src/content/shared-shop.ts';
import type { Shop } from '../../../src/shared/shop-address.ts';

/**
 * A link to the shop. The link and the element around it must stay out of Session Replay, which records the URLs of
 * links.
 */
export const createOrderLink = ({ href, name }: Shop): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = href;
  link.dataset.sentryBlock = '';
  link.textContent = copy.order(name);
  return link;
};
