/* The history entries of a page's views, and their scroll positions. */
import { entryKey, storedPosition, storePosition } from '../../plumbing/stored-positions.ts';

/** The current entry. */
let key = entryKey();
/** Whether the entry's view is in the document. Only then is its position worth storing. */
let isShown = false;
let top = 0;

// By the time of `popstate`, the browser may already have scrolled to the position of the new entry.

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

/** Changes the URL of the current entry. */
export const replaceEntry = (href: string): void => {
  history.replaceState(history.state, '', href);
  // Without the Navigation API, the key is the URL.
  key = entryKey();
};

/** Must be called when the browser has moved to another entry. */
export const leaveEntry = (): void => {
  leave(top);
  key = entryKey();
};

/** Must be called when the view of the current entry is in the document. */
export const enterEntry = (): void => {
  isShown = true;
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
