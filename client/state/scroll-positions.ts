/** A history entry's key and its scroll position, `scrollY` in CSS pixels. */
export type Position = readonly [key: string, top: number];

/** Limits the storage. A session's history is rarely longer. */
export const MAX_POSITIONS = 50;

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

/** Parses the stored JSON. Skips malformed entries, and returns none for malformed JSON. */
export const parsePositions = (text: string | null): readonly Position[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
};

/** Adds or replaces a position as the newest, which comes last. Drops the oldest positions beyond `max`. */
export const withPosition = (
  positions: readonly Position[],
  [key, top]: Position,
  max = MAX_POSITIONS,
): readonly Position[] => [...positions.filter(([other]) => other !== key), [key, top] as const].slice(-max);
