import { findPosition, parsePositions, withPosition } from './scroll/scroll-positions.ts';

const STORAGE_KEY = 'scroll';

/** Identifies the current history entry. Browsers without the Navigation API have only its URL. */
const entryKey = (): string => window.navigation?.currentEntry?.key ?? location.href;

const loadPositions = () => parsePositions(sessionStorage.getItem(STORAGE_KEY));

const save = (): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(withPosition(loadPositions(), [entryKey(), scrollY])));
  } catch {
    // Storage may be blocked or full. The browser's own scroll restoration is left.
  }
};

const restore = (): void => {
  try {
    const top = findPosition(loadPositions(), entryKey());
    if (top && top !== scrollY)
      void import('./scroll/restore-position.ts').then(({ restorePosition }) => restorePosition(top));
  } catch {
    // Storage may be blocked.
  }
};

/**
 * Restores the scroll position on back, forward and reload from the session storage. The browser's own restoration
 * gives up on streamed pages, which are too short at first.
 */
export const startScrollRestoration = (): void => {
  restore();
  addEventListener('pagehide', save);
  addEventListener('visibilitychange', save);
};
