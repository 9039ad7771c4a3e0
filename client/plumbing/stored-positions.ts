import { parsePositions, withPosition } from '../state/scroll-positions.ts';

const STORAGE_KEY = 'scroll';

/** Identifies the current history entry. Browsers without the Navigation API identify it only by its URL. */
export const entryKey = (): string => window.navigation?.currentEntry?.key ?? location.href;

/** Throws when the browser blocks storage. */
export const loadPositions = () => parsePositions(sessionStorage.getItem(STORAGE_KEY));

/** Stores the scroll position of a history entry, `top` in CSS pixels. */
export const storePosition = (key = entryKey(), top = scrollY): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(withPosition(loadPositions(), [key, top])));
  } catch {
    // Storage may be blocked or full. The browser's own scroll restoration remains.
  }
};
