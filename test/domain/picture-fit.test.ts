import { describe, expect, it } from 'vitest';
import { mayBeCut } from '../../src/domain/picture-fit.ts';

describe('a thumbnail', () => {
  it.each([
    ['a square', 480, 480, true],
    ['as wide as the widest box', 620, 480, true],
    ['3:2, of which a square box shows two thirds', 1500, 1000, true],
    ['31:36, of which a box of 31:24 shows two thirds', 1240, 1440, true],
    ['a little wider than that', 1501, 1000, false],
    ['a little higher than that', 1239, 1440, false],
    ['a portrait of 3:4', 900, 1200, false],
    ['a portrait of 3:8', 600, 1600, false],
    ['a panorama', 1600, 500, false],
    ['as narrow as possible', 1, 20_000, false],
    ['of unknown width', null, 480, false],
    ['of unknown height', 480, null, false],
    ['of unknown size', null, null, false],
  ])('%s, %j x %j, may be cut: %s', (_shape, width, height, expected) => {
    expect(mayBeCut({ width, height })).toBe(expected);
  });
});
