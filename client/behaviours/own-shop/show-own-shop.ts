import { MAIN_SWAPPED } from '../view/main-swapped.ts';
import { fillBrochure } from './brochure.ts';
import { ownShop } from './own-shop.ts';

/** Shows the seller's own web shop in its field, and on the brochure's cover, also after a view has been swapped. */
export const showOwnShop = (): void => {
  const fields = document.querySelector('[data-own-shop]');
  if (fields && ownShop()) import('./fields.ts').then(({ start }) => start(fields));
  addEventListener(MAIN_SWAPPED, fillBrochure);
  // The seller may also print from the browser's menu.
  void fillBrochure();
};
