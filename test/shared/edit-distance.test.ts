import { describe, expect, it } from 'vitest';
import { editDistance } from '../../src/shared/edit-distance.ts';

describe('the edit distance', () => {
  it.each([
    ['moms', 'moms', 0],
    ['moms', 'mons', 1],
    ['moms', 'mom', 1],
    ['moms', 'mooms', 1],
    ['moms', 'mosm', 1],
    ['omms', 'moms', 1],
    ['ca', 'abc', 3],
    ['', 'moms', 4],
    ['faktura', 'fkatuar', 2],
    ['abcdefgh', 'badcfehg', 4],
  ])('from %j to %j is %i, in both directions', (a, b, distance) => {
    expect([editDistance(a, b, 9), editDistance(b, a, 9)]).toEqual([distance, distance]);
  });

  it.each([
    ['ab', 'ba'],
    ['abcd', 'badc'],
    ['xab', 'ba'],
    ['moms', 'skatt'],
    ['frakt', 'farkten'],
  ])('from %j to %j is infinite below its value and itself from there on', (a, b) => {
    const distance = editDistance(a, b, 9);
    for (let limit = 0; limit <= 9; limit += 1) {
      expect(editDistance(a, b, limit), `${limit}`).toBe(limit < distance ? Number.POSITIVE_INFINITY : distance);
    }
  });
});
