import { checkShopAddress } from '../../../src/shared/shop-address.ts';
import { find } from '../find.ts';
import { keptShop, shopOrigins } from './kept-shop.ts';

/**
 * Puts the seller's own web shop on the brochure's cover, or a line to write on when this tab has kept none. Does nothing
 * on a page without a brochure. Rejects, and leaves the line, when the code for the QR code cannot be had.
 */
export const fillBrochure = async (): Promise<void> => {
  const cover = document.querySelector('.brochure-cover');
  cover?.removeAttribute('data-shop');
  if (!cover || !keptShop()?.isOwn) return;
  const { createQrCode } = await import('../../../src/shared/qr-code.ts');
  // It may have been another one when the import began.
  const shop = keptShop();
  const address = shop?.isOwn ? checkShopAddress(shop.href, shopOrigins()) : null;
  if (address?.kind !== 'allowed') return;
  const { viewBox, path } = createQrCode(address.href);
  find(cover, '.with-shop svg', SVGElement).setAttribute('viewBox', viewBox);
  find(cover, '.with-shop path', SVGElement).setAttribute('d', path);
  find(cover, '.with-shop strong', HTMLElement).textContent = address.text;
  cover.setAttribute('data-shop', '');
};
