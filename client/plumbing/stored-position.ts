import { entryKey, loadPositions } from './stored-positions.ts';

/** The position at which the visitor left the current history entry. */
export const storedPosition = (): number | undefined => {
  try {
    return new Map(loadPositions()).get(entryKey());
  } catch {
    // Storage may be blocked.
    return undefined;
  }
};
