import { errors } from '../../../src/content/errors.ts';
import { ownShop } from '../../../src/content/own-shop.ts';
import { MAX_WAIT_MS } from '../../plumbing/max-wait.ts';
import { fillBrochure } from './brochure.ts';

/** Images that take longer are missing from the print. */
const IMAGE_TIMEOUT_MS = 8_000;

/** How long a browser may take to prepare the print. In some apps, `print()` does nothing or does not exist. */
const PREPARATION_MS = 2_000;

const showError = async (text: string): Promise<void> => {
  const notification = await import('../../plumbing/show-notification.ts');
  await notification.showError(text);
};

/**
 * Opens the browser's print dialog. Resolves to whether the dialog has opened. The event precedes the dialog, but may
 * come after the call.
 */
const openPrintDialog = (): Promise<boolean> =>
  new Promise((resolve) => {
    addEventListener('beforeprint', () => resolve(true), { once: true });
    const giveUp = (): void => void setTimeout(resolve, PREPARATION_MS, false);
    // A browser that is still loading the page prints it after loading.
    if (document.readyState === 'complete') giveUp();
    else addEventListener('load', giveUp);
    print();
  });

let isPrinting = false;

/** Prints after the brochure's lazy images have been loaded and decoded, which the screen has not needed yet. */
const printPage = async (): Promise<void> => {
  if (isPrinting) return;
  isPrinting = true;
  const images = document.querySelectorAll<HTMLImageElement>('[data-brochure] img, [data-goods] img');
  for (const image of images) image.loading = 'eager';
  const decoded = Promise.allSettled(Array.from(images, (image) => image.decode()));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, IMAGE_TIMEOUT_MS))]);
  isPrinting = false;
  // In an app without `print`, this rejects.
  const isPrinted = await openPrintDialog().catch(() => false);
  if (!isPrinted) await showError(errors.print.message);
};

/** Prints. If the seller's own web shop cannot be put on the brochure's cover, says so instead. */
export const start = async (): Promise<void> => {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new TypeError('could not import the QR code in time')), MAX_WAIT_MS);
  });
  try {
    await Promise.race([fillBrochure(), tooLate]);
  } catch (error) {
    await showError(ownShop.codeFailed);
    throw error;
  }
  await printPage();
};
