import { checkShopAddress } from '../../../src/shared/shop-address.ts';
import { findPart } from '../../plumbing/find.ts';
import { keptShop, shopOrigins } from './kept-shop.ts';

/**
 * Puts the seller's own web shop on the brochure's cover. If this tab has no own shop, the cover has a line to write on.
 * Does nothing on a page without a brochure. If the code that draws the QR code cannot be loaded, rejects and leaves the
 * line.
 */
export const fillBrochure = async (): Promise<void> => {
  const cover = document.querySelector('[data-brochure]');
  cover?.removeAttribute('data-shop');
  if (!cover || !keptShop()?.isOwn) return;
  const { createQrCode } = await import('../../../src/shared/qr-code.ts');
  // The shop may have changed since the import started.
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
