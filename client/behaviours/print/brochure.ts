import { findPart } from '../../plumbing/find.ts';
import { MAIN_SWAPPED } from '../../plumbing/main-swapped.ts';
import { ownShop } from '../../plumbing/own-shop.ts';

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

/** Fills the brochure of the page, and that of a page whose content is shown in its place. */
export const keepFilled = (): void => {
  addEventListener(MAIN_SWAPPED, fillBrochure);
  void fillBrochure();
};
