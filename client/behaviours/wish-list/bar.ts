import { wishList as copy } from '../../../src/content/wish-list.ts';
import { createButton, createElement } from '../../plumbing/create-element.ts';
import { loadStyles } from '../../plumbing/load-styles.ts';
import stylesUrl from './bar.css?url';
import { loadWishes } from './wished-products.ts';
import { keptWishes } from './wishes.ts';

const root = document.documentElement;
const text = document.createElement('p');

/** Null while the list is empty. */
let bar: HTMLElement | null = null;
const observer = new ResizeObserver(() => root.style.setProperty('--wish-bar', `${bar?.offsetHeight ?? 0}px`));

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

const createBar = (openPanel: () => void): HTMLElement =>
  createElement(
    'aside',
    { class: 'wish-bar', 'data-sentry-block': '', 'aria-label': copy.title },
    text,
    createButton({ class: 'button' }, copy.show, openPanel),
  );

let styles: Promise<void> | undefined;

/** Nothing on the page moves: the end of the document grows by the bar's height. */
const insert = async (inserted: HTMLElement): Promise<void> => {
  styles ??= loadStyles(stylesUrl);
  // An unstyled bar is better than none.
  await Promise.allSettled([styles]);
  // The visitor may have emptied the list since.
  if (bar !== inserted) return;
  observer.observe(inserted);
  // Follows the skip link, which remains the page's first tab stop.
  document.body.firstElementChild?.after(inserted);
};

const takeAway = (): void => {
  observer.disconnect();
  bar?.remove();
  bar = null;
  root.style.removeProperty('--wish-bar');
};

/** Shows the list's sum at the bottom edge of the window, or removes it. */
export const showWishBar = async (hasWishes: boolean, openPanel: () => void): Promise<void> => {
  if (!hasWishes) return takeAway();
  if (!bar) {
    bar = createBar(openPanel);
    text.replaceChildren();
    void insert(bar);
  }
  await describeWishes();
};
