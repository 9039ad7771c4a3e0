/* The history entries of a page's views, and their scroll positions. */
import { entryKey, storedPosition, storePosition } from '../../plumbing/stored-positions.ts';

/** The entry that the visitor has not left yet. */
let key = entryKey();
let top = 0;

// By the time of `popstate`, the browser may already have scrolled to the position of the new entry.

export const followScrolling = (): void => {
  const follow = (): void => {
    top = scrollY;
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
};

/** Must be called when the browser has moved to another entry, after the commands that concern the entry before it. */
export const followEntry = (): void => {
  key = entryKey();
};

/** Stores the scroll position of the entry that the visitor leaves, or has just left. */
export const storeEntry = (): void => storePosition(key, key === entryKey() ? scrollY : top);

/** Adds an entry. */
export const pushEntry = (href: string): void => {
  history.pushState(null, '', href);
  followEntry();
};

/** Changes the URL of the current entry. */
export const replaceEntry = (href: string): void => {
  history.replaceState(history.state, '', href);
  // Without the Navigation API, the key is the URL.
  followEntry();
};

/** Scrolls to the position at which the visitor left the current entry. */
export const restoreEntry = (): void => {
  const stored = storedPosition();
  if (stored !== undefined) scrollTo({ top: stored, behavior: 'instant' });
};

/** Loads the page of the current entry. The document still shows another view, whose position is not that of the entry. */
export const reloadEntry = (): void => {
  const stored = storedPosition() ?? 0;
  // Runs after start-scroll-restoration.ts, which stores the scroll position of the document.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, () => storePosition(key, stored));
  // The browser would restore the position of the view in the document. restore-position.ts undoes this.
  history.scrollRestoration = 'manual';
  location.reload();
};
