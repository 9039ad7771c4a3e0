import { describe, expect, it } from 'vitest';
import { MAX_POSITIONS, type Position, parsePositions, withPosition } from '../../client/state/scroll-positions.ts';
import { isUntouched } from '../../client/state/scroll-restoration.ts';

describe('scroll positions', () => {
  it('drop the oldest entry beyond the maximum', () => {
    const keys = Array.from({ length: MAX_POSITIONS + 1 }, (_, index) => `${index}`);
    const positions = keys.reduce<readonly Position[]>((all, key) => withPosition(all, [key, 10]), []);
    expect(positions).toHaveLength(MAX_POSITIONS);
    expect([positions[0], positions.at(-1)]).toEqual([
      ['1', 10],
      [`${MAX_POSITIONS}`, 10],
    ]);
  });

  it.each([[null], [''], ['not json'], ['{"a":1}'], ['null'], ['[["a","1"],[1,2],"b",["c"],null]']])(
    'skip everything malformed when the storage contains %s',
    (text) => {
      expect(parsePositions(text)).toEqual([]);
    },
  );
});

describe('a page that the visitor comes back to', () => {
  const page = { left: 5_000, now: 2_500, hasAnchor: false, screen: 700, ends: [1_200, 9_000] };

  it.each<[where: string, changes: Partial<typeof page>]>([
    ['at the top', { now: 0 }],
    ['at an anchor', { hasAnchor: true }],
    ['at the end that it had while it was short', { now: 1_199 }],
    ['at its end', { now: 9_001 }],
    ['a screen above where it was left', { now: 4_300 }],
    ['a screen below where it was left', { now: 5_700 }],
  ])('is scrolled to where it was left when it is %s: %o', (_, changes) => {
    expect(isUntouched({ ...page, ...changes })).toBe(true);
  });

  it.each<[where: string, changes: Partial<typeof page>]>([
    ['more than a screen above where it was left', { now: 4_299 }],
    ['more than a screen below where it was left', { now: 5_701 }],
    ['just above the end that it had while it was short', { now: 1_198 }],
  ])('stays where the visitor has scrolled it when it is %s: %o', (_, changes) => {
    expect(isUntouched({ ...page, ...changes })).toBe(false);
  });
});
