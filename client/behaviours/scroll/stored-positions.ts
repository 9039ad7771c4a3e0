import { parsePositions, withPosition } from './scroll-positions.ts';

const STORAGE_KEY = 'scroll';

/** Identifies the current history entry. Browsers without the Navigation API have only its URL. */
export const entryKey = (): string => window.navigation?.currentEntry?.key ?? location.href;

/** Throws when the browser blocks storage. */
export const loadPositions = () => parsePositions(sessionStorage.getItem(STORAGE_KEY));

/** Stores where a history entry is scrolled to, `top` in CSS pixels. */
export const storePosition = (key = entryKey(), top = scrollY): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(withPosition(loadPositions(), [key, top])));
  } catch {
    // Storage may be blocked or full. The browser's own scroll restoration is left.
  }
};
