/* The history entries of a page's views, and their scroll positions. */
import { storedPosition } from '../scroll/stored-position.ts';
import { entryKey, storePosition } from '../scroll/stored-positions.ts';

/** The current entry. */
let key = entryKey();
/** Whether its view is in the document. Only then has it a position that is worth storing. */
let isShown = false;
let top = 0;

/** Follows where the document is scrolled to. By the time of `popstate` the browser may have scrolled to the new entry's place. */
export const followScrolling = (): void => {
  const follow = (): void => {
    top = scrollY;
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
};

const leave = (position: number): void => {
  if (isShown) storePosition(key, position);
  isShown = false;
};

/** Adds an entry. */
export const pushEntry = (href: string): void => {
  leave(scrollY);
  history.pushState(null, '', href);
  key = entryKey();
};

/** Gives the current entry another URL. */
export const replaceEntry = (href: string): void => {
  history.replaceState(history.state, '', href);
  // Without the Navigation API, the URL is the key.
  key = entryKey();
};

/** Handles that the browser has gone to another entry. */
export const leaveEntry = (): void => {
  leave(top);
  key = entryKey();
};

/** Handles that the view of the current entry is in the document. */
export const enterEntry = (): void => {
  isShown = true;
};

/** Scrolls to the position at which the visitor left the current entry. */
export const restoreEntry = (): void => {
  const stored = storedPosition();
  if (stored !== undefined) scrollTo({ top: stored, behavior: 'instant' });
};

/** Loads the page of the current entry. The position of the view in the document is not that of the entry. */
export const reloadEntry = (): void => {
  const stored = storedPosition() ?? 0;
  // After scroll.ts, which stores where the document is scrolled to.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, () => storePosition(key, stored));
  // The browser would restore the position of the view in the document. restore-position.ts undoes this.
  history.scrollRestoration = 'manual';
  location.reload();
};
