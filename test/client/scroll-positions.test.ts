import { describe, expect, it } from 'vitest';
import { MAX_POSITIONS, type Position, parsePositions, withPosition } from '../../client/state/scroll-positions.ts';

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
