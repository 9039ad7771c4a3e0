import { ownShop } from '../../src/content/own-shop.ts';
import { MAX_WAIT_MS } from './load-late.ts';
import { fillBrochure } from './shop/brochure.ts';

/** Images that take longer are left out of the print. */
const IMAGE_TIMEOUT_MS = 8_000;

let isPrinting = false;

/** Prints when the brochure's lazy images, which the screen has not needed yet, have been loaded and decoded. */
const printPage = async (): Promise<void> => {
  if (isPrinting) return;
  isPrinting = true;
  const images = document.querySelectorAll<HTMLImageElement>('.brochure-cover img, .product-grid img');
  for (const image of images) image.loading = 'eager';
  const decoded = Promise.allSettled(Array.from(images, (image) => image.decode()));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, IMAGE_TIMEOUT_MS))]);
  print();
  isPrinting = false;
};

/** Prints, unless the seller's own web shop cannot be put on the brochure's cover: then it says so. */
export const printBrochure = async (): Promise<void> => {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new TypeError('could not import the QR code in time')), MAX_WAIT_MS);
  });
  try {
    await Promise.race([fillBrochure(), tooLate]);
  } catch (error) {
    const { showError } = await import('./share/show-notification.ts');
    await showError(ownShop.codeFailed);
    throw error;
  }
  await printPage();
};
