import { chooseInPlace } from './filter-in-place.ts';
import { printBrochure } from './print-brochure.ts';

const live = new WeakSet<Element>();

/** Makes the list live at the first touch; a press on what prints it prints it, however late this arrives. */
export const touched = (tool: HTMLElement, type: string): void => {
  const catalogue = tool.closest<HTMLElement>('.catalogue');
  if (catalogue && !live.has(catalogue)) {
    live.add(catalogue);
    chooseInPlace(catalogue);
  }
  if (tool.dataset.tool === 'print' && type === 'click') printBrochure();
};
