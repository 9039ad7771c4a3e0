import { printPage } from './print-page.ts';
import { startCatalogueSearch } from './search.ts';
import { checkShopLink, startShopLink } from './shop-link.ts';

const activated = new WeakSet<Element>();

/**
 * Starts filtering in place, once for each catalogue. A click on a print button prints, including the click that caused
 * this module to load. Legal pages have a print button and no catalogue.
 */
export const activateCatalogue = async (tool: HTMLElement, eventType: string): Promise<void> => {
  const catalogue = tool.closest<HTMLElement>('.catalogue');
  if (catalogue && !activated.has(catalogue)) {
    activated.add(catalogue);
    startCatalogueSearch(catalogue);
    startShopLink(catalogue);
  }
  if (tool.dataset.tool === 'print' && eventType === 'click' && (await checkShopLink(catalogue))) await printPage();
};
