/* The history entries of a page's views, each with its scroll position. */
import { entryKey, storedPosition, storePosition } from '../scroll/stored-positions.ts';

let key = entryKey();
let top = scrollY;

// At Back and Forward the browser may have scrolled by the time that the page is told.
addEventListener(
  'scroll',
  () => {
    top = scrollY;
  },
  { passive: true },
);

/** Adds an entry for the view at `address`. */
export const pushEntry = (address: string): void => {
  storePosition(key, scrollY);
  // The key of browsers without the Navigation API.
  history.pushState({ entry: crypto.randomUUID() }, '', address);
  key = entryKey();
};

/** Remembers where the visitor was in the entry before, when the browser has gone to another one. */
export const leaveEntry = (): void => {
  storePosition(key, top);
  key = entryKey();
};

/** Scrolls to where the visitor left the current entry. */
export const restoreEntry = (): void => {
  const stored = storedPosition();
  if (stored !== undefined) scrollTo({ top: stored, behavior: 'instant' });
};
