import { parsePositions, positionOf, withPosition } from './scroll/positions.ts';

const STORAGE_KEY = 'scroll';

/** Names the present entry of the session's history; browsers without the Navigation API have only the address. */
const entryKey = (): string => window.navigation?.currentEntry?.key ?? location.href;

const load = () => parsePositions(sessionStorage.getItem(STORAGE_KEY));

const save = (): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(withPosition(load(), [entryKey(), scrollY])));
  } catch {
    // Storage may be forbidden or full: then the browser's own memory of positions must do.
  }
};

const restore = (): void => {
  try {
    const top = positionOf(load(), entryKey());
    if (top && top !== scrollY) void import('./scroll/restore-position.ts').then((late) => late.restorePosition(top));
  } catch {
    // As above.
  }
};

/**
 * Keeps scroll positions in the session storage and restores them on back, forward and reload. The browser does so
 * itself where the content is there at once; a page that comes in parts is what it gives up on.
 */
export const keepScroll = (): void => {
  restore();
  addEventListener('pagehide', save);
  addEventListener('visibilitychange', save);
};
