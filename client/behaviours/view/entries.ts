/* The history entries of a page's views, and their scroll positions. */
import { storedPosition } from '../scroll/stored-position.ts';
import { entryKey, storePosition } from '../scroll/stored-positions.ts';

let key = entryKey();
let top = scrollY;

// By the time of `popstate` the browser may have scrolled to the place of the new entry.
addEventListener(
  'scroll',
  () => {
    top = scrollY;
  },
  { passive: true },
);

/** Adds an entry for the view at `href`. */
export const pushEntry = (href: string): void => {
  storePosition(key, scrollY);
  history.pushState(null, '', href);
  key = entryKey();
};

/** Stores the scroll position of the entry that the browser has just left. */
export const leaveEntry = (): void => {
  storePosition(key, top);
  key = entryKey();
};

/** Scrolls to the position at which the visitor left the current entry. */
export const restoreEntry = (): void => {
  const stored = storedPosition();
  if (stored !== undefined) scrollTo({ top: stored, behavior: 'instant' });
};
