import { findPart } from '../../plumbing/find.ts';
import { ownShop } from './own-shop.ts';

/**
 * Puts the seller's own web shop on the brochure's cover. If this tab has no own shop, the cover has a line to write on.
 * Does nothing on a page without a brochure. If the code that draws the QR code cannot be loaded, rejects and leaves the
 * line.
 */
export const fillBrochure = async (): Promise<void> => {
  const cover = document.querySelector('[data-brochure]');
  cover?.removeAttribute('data-shop');
  const shop = ownShop();
  if (!cover || !shop) return;
  const { createQrCode } = await import('../../../src/shared/qr-code.ts');
  const { viewBox, path } = createQrCode(shop.href);
  const code = findPart(cover, 'code', SVGElement);
  code.setAttribute('viewBox', viewBox);
  code.querySelector('path')?.setAttribute('d', path);
  findPart(cover, 'address', HTMLElement).textContent = shop.text;
  cover.setAttribute('data-shop', '');
};
