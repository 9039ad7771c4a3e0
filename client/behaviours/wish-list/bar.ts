import { wishList as copy } from '../../../src/content/wish-list.ts';
import { createButton, createElement } from '../../plumbing/create-element.ts';
import { showInBar } from '../bottom-bar/bottom-bar.ts';
import { keptShop } from '../shop/kept-shop.ts';
import { loadWishes } from './wished-products.ts';
import { keptWishes } from './wishes.ts';

/** Null while the list is empty. */
let shown: AbortController | null = null;
const text = document.createElement('p');

/** The first name of the seller whose web shop was shared with the visitor, or empty. */
export const sellerName = (): string => {
  const shop = keptShop();
  return shop && !shop.isOwn ? shop.name : '';
};

let lastDescription = 0;

/** "2 varor", "290 kr", "145 kr till Noras grupp". Leaves out the amounts while the prices are unknown. */
export const describeWishes = async (): Promise<void> => {
  lastDescription += 1;
  const description = lastDescription;
  const unpriced = copy.count(keptWishes());
  if (!text.hasChildNodes()) text.textContent = unpriced;
  // When the visitor opens the list, it says why there are no prices, and offers to try again.
  const wishes = await loadWishes().catch(() => null);
  if (description !== lastDescription) return;
  if (!wishes) text.textContent = unpriced;
  else if (wishes.known.length === 0) text.textContent = copy.gone(wishes.gone.length);
  else
    text.replaceChildren(
      createElement('span', {}, copy.count(wishes.known)),
      ' ',
      createElement('span', {}, copy.sum(wishes.known)),
      ' ',
      createElement('span', {}, copy.share(wishes.known, sellerName())),
    );
};

const createPart = (openPanel: () => void): HTMLElement =>
  createElement(
    'aside',
    { class: 'wish-bar', 'data-sentry-block': '', 'aria-label': copy.title },
    text,
    createButton({ class: 'button' }, copy.show, openPanel),
  );

/** Shows the list's sum at the bottom edge of the window, or removes it. */
export const showWishBar = async (hasWishes: boolean, openPanel: () => void): Promise<void> => {
  if (!hasWishes) {
    shown?.abort();
    shown = null;
    return;
  }
  if (!shown) {
    shown = new AbortController();
    text.replaceChildren();
    void showInBar(createPart(openPanel), shown.signal);
  }
  await describeWishes();
};
