import { describe, expect, it } from 'vitest';
import {
  MAX_POSITIONS,
  type Position,
  parsePositions,
  positionOf,
  withPosition,
} from '../../client/behaviours/scroll/positions.ts';

describe('scroll positions', () => {
  it('are found again after a trip through the storage', () => {
    const kept = JSON.stringify(withPosition([['a', 120]], ['b', 0]));
    expect(positionOf(parsePositions(kept), 'a')).toBe(120);
    expect(positionOf(parsePositions(kept), 'b')).toBe(0);
    expect(positionOf(parsePositions(kept), 'c')).toBeUndefined();
  });

  it('keep the newest value of an entry, and the entry last', () => {
    const positions: readonly Position[] = [
      ['a', 1],
      ['b', 2],
    ];
    expect(withPosition(positions, ['a', 3])).toEqual([
      ['b', 2],
      ['a', 3],
    ]);
  });

  it('are bounded: the oldest entry makes room', () => {
    const keys = Array.from({ length: MAX_POSITIONS + 1 }, (_, index) => `${index}`);
    const positions = keys.reduce<readonly Position[]>((all, key) => withPosition(all, [key, 10]), []);
    expect(positions).toHaveLength(MAX_POSITIONS);
    expect(positionOf(positions, '0')).toBeUndefined();
    expect(positionOf(positions, `${MAX_POSITIONS}`)).toBe(10);
  });

  it.each([[null], [''], ['not json'], ['{"a":1}'], ['null'], ['[["a","1"],[1,2],"b",["c"],null]']])(
    'are none where the storage holds %s',
    (text) => {
      expect(parsePositions(text)).toEqual([]);
    },
  );
});
