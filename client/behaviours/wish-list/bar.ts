import { wishList as copy } from '../../../src/content/wish-list.ts';
import { createButton, createElement } from '../../plumbing/create-element.ts';
import { showInBar } from '../bottom-bar/bottom-bar.ts';
import { loadWishes } from './wished-products.ts';
import { keptWishes } from './wishes.ts';

/** Null while the list is empty. */
let shown: AbortController | null = null;
const text = document.createElement('p');

let lastDescription = 0;

/** "2 varor", "290 kr", "145 kr till gruppen". Leaves out the amounts while the prices are unknown. */
const describeWishes = async (): Promise<void> => {
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
      createElement('span', {}, copy.share(wishes.known)),
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
