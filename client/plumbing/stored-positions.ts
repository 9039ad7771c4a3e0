import { parsePositions, withPosition } from '../state/scroll-positions.ts';
import { readStored, SCROLL, store } from './storage.ts';

/** Identifies the current history entry. Browsers without the Navigation API identify it only by its URL. */
export const entryKey = (): string => window.navigation?.currentEntry?.key ?? location.href;

const storedPositions = () => parsePositions(readStored(SCROLL));

/** The position at which the visitor left the current history entry. */
export const storedPosition = (): number | undefined => new Map(storedPositions()).get(entryKey());

/** Stores the scroll position of a history entry, `top` in CSS pixels. Otherwise the browser's own restoration remains. */
export const storePosition = (key = entryKey(), top = scrollY): void =>
  void store(SCROLL, JSON.stringify(withPosition(storedPositions(), [key, top])));
