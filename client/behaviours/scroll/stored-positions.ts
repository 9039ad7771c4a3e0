import { parsePositions, withPosition } from './scroll-positions.ts';

const STORAGE_KEY = 'scroll';

/**
 * Identifies the current history entry. In browsers without the Navigation API, only the entries that view/entries.ts adds
 * have more than their URL.
 */
export const entryKey = (): string => {
  const { entry }: { readonly entry?: unknown } = Object(history.state);
  return window.navigation?.currentEntry?.key ?? (typeof entry === 'string' ? entry : location.href);
};

/** The position at which the visitor left the current history entry. */
export const storedPosition = (): number | undefined => {
  try {
    return new Map(parsePositions(sessionStorage.getItem(STORAGE_KEY))).get(entryKey());
  } catch {
    // Storage may be blocked.
    return undefined;
  }
};

/** Stores where a history entry is scrolled to, `top` in CSS pixels. */
export const storePosition = (key = entryKey(), top = scrollY): void => {
  try {
    const positions = parsePositions(sessionStorage.getItem(STORAGE_KEY));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(withPosition(positions, [key, top])));
  } catch {
    // Storage may be blocked or full. The browser's own scroll restoration is left.
  }
};
