import { SHOP_LINK_ID } from '../../../src/shared/element-ids.ts';
import { find } from '../find.ts';
import { closeOnLeave } from './close-on-leave.ts';
import { startCatalogueSearch } from './search.ts';
import { checkShopLink, startShopLink } from './shop-link.ts';

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

/** Opens what is around the fields for a seller's own web shop. */
const openShopLink = (catalogue: HTMLElement): void => {
  for (const details of catalogue.querySelectorAll<HTMLDetailsElement>('.catalogue-more, .shop-link'))
    details.open = true;
  document.getElementById(SHOP_LINK_ID)?.focus();
};

const activated = new WeakSet<Element>();

/**
 * Starts filtering in place, once for each catalogue. A click on a print button prints, including the click that caused
 * this module to load. Legal pages have a print button and no catalogue.
 */
export const activateCatalogue = async (tool: HTMLElement, eventType: string): Promise<void> => {
  const isOwnShop = tool.dataset.tool === 'own-shop';
  const catalogue = isOwnShop
    ? document.querySelector<HTMLElement>('.catalogue')
    : tool.closest<HTMLElement>('.catalogue');
  if (catalogue && !activated.has(catalogue)) {
    activated.add(catalogue);
    startCatalogueSearch(catalogue);
    startShopLink(catalogue);
    closeOnLeave(
      find(catalogue, '.catalogue-more', HTMLDetailsElement),
      find(catalogue, '.catalogue-actions', HTMLElement),
    );
  }
  if (isOwnShop && eventType === 'click' && catalogue) openShopLink(catalogue);
  if (tool.dataset.tool === 'print' && eventType === 'click' && (await checkShopLink(catalogue))) await printPage();
};
