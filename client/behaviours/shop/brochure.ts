import { checkShopAddress } from '../../../src/shared/shop-address.ts';
import { findPart } from '../../plumbing/find.ts';
import { keptShop, shopOrigins } from './kept-shop.ts';

/**
 * Puts the seller's own web shop on the brochure's cover, or a line to write on when this tab has kept none. Does nothing
 * on a page without a brochure. Rejects, and leaves the line, when the code for the QR code cannot be had.
 */
export const fillBrochure = async (): Promise<void> => {
  const cover = document.querySelector('[data-brochure]');
  cover?.removeAttribute('data-shop');
  if (!cover || !keptShop()?.isOwn) return;
  const { createQrCode } = await import('../../../src/shared/qr-code.ts');
  // It may have been another one when the import began.
  const shop = keptShop();
  const address = shop?.isOwn ? checkShopAddress(shop.href, shopOrigins()) : null;
  if (address?.kind !== 'allowed') return;
  const { viewBox, path } = createQrCode(address.href);
  const code = findPart(cover, 'code', SVGElement);
  code.setAttribute('viewBox', viewBox);
  code.querySelector('path')?.setAttribute('d', path);
  findPart(cover, 'address', HTMLElement).textContent = address.text;
  cover.setAttribute('data-shop', '');
};
