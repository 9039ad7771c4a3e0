import { parsePositions } from './scroll-positions.ts';
import { entryKey, STORAGE_KEY } from './stored-positions.ts';

/** The position at which the visitor left the current history entry. */
export const storedPosition = (): number | undefined => {
  try {
    return new Map(parsePositions(sessionStorage.getItem(STORAGE_KEY))).get(entryKey());
  } catch {
    // Storage may be blocked.
    return undefined;
  }
};
