import { filterInPlace } from './filter-in-place.ts';
import { printBrochure } from './print-brochure.ts';

const activated = new WeakSet<Element>();

/**
 * Starts filtering in place, once for each catalogue. A click on the print button prints, including the click that
 * caused this module to load.
 */
export const activateCatalogue = (tool: HTMLElement, eventType: string): void => {
  const catalogue = tool.closest<HTMLElement>('.catalogue');
  if (catalogue && !activated.has(catalogue)) {
    activated.add(catalogue);
    filterInPlace(catalogue);
  }
  if (tool.dataset.tool === 'print' && eventType === 'click') printBrochure();
};
