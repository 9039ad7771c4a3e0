/** How far down a page was scrolled, in CSS pixels, beside the key of its entry in the session's history. */
export type Position = readonly [key: string, top: number];

/** A session's history is seldom longer, and what is kept stays small. */
export const MAX_POSITIONS = 50;

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

/** What the storage holds; nothing where that is not what was put there. */
export const parsePositions = (text: string | null): readonly Position[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
};

/** The newest last; the oldest make room. */
export const withPosition = (
  positions: readonly Position[],
  [key, top]: Position,
  max = MAX_POSITIONS,
): readonly Position[] => [...positions.filter(([other]) => other !== key), [key, top] as const].slice(-max);

export const positionOf = (positions: readonly Position[], key: string): number | undefined =>
  positions.find(([other]) => other === key)?.[1];
