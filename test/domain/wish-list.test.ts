import { describe, expect, it } from 'vitest';
import { MAX_PRODUCT_ID_LENGTH } from '../../src/domain/product.ts';
import {
  MAX_COUNT,
  MAX_WISHES,
  parseWishParams,
  toWishParams,
  type Wish,
  withCount,
} from '../../src/domain/wish-list.ts';

const MANY: readonly Wish[] = Array.from({ length: MAX_WISHES }, (_, index) => ({ id: `vara-${index}`, count: 1 }));

describe('stored wishes', () => {
  it('are read back exactly as written, whatever the ids contain', () => {
    const wishes = [
      { id: 'pepparkakor', count: 2 },
      { id: 'å & = %26 "<script>', count: MAX_COUNT },
    ];
    expect(parseWishParams(toWishParams(wishes))).toEqual(wishes);
  });

  it('are read back for a product with the longest possible id', () => {
    const wishes = [{ id: 'a'.repeat(MAX_PRODUCT_ID_LENGTH), count: 1 }];
    expect(parseWishParams(toWishParams(wishes))).toEqual(wishes);
  });

  it.each([
    '',
    'a',
    'a=0',
    'a=-1',
    'a=1.5',
    'a=1e9',
    'a=x',
    '=2',
    `${'a'.repeat(MAX_PRODUCT_ID_LENGTH + 1)}=1`,
    '{"a":1}',
    '%',
  ])('%j contains no wish', (params) => {
    expect(parseWishParams(params)).toEqual([]);
  });

  it('are at most 50, and the last of two counts for a product applies', () => {
    expect(parseWishParams(toWishParams([...MANY, { id: 'en till', count: 1 }]))).toEqual(MANY);
    expect(parseWishParams('a=1&a=2')).toEqual([{ id: 'a', count: 2 }]);
  });
});

describe('a changed count', () => {
  it('adds a product, replaces its count, and removes the product at 0', () => {
    const one = withCount([], 'a', 1);
    expect(one).toEqual([{ id: 'a', count: 1 }]);
    expect(withCount(one, 'a', 2)).toEqual([{ id: 'a', count: 2 }]);
    expect(withCount(one, 'a', 0)).toEqual([]);
  });

  it('is at most 99, and adds nothing to a full list', () => {
    expect(withCount([], 'a', MAX_COUNT + 1)).toEqual([{ id: 'a', count: MAX_COUNT }]);
    expect(withCount(MANY, 'en till', 1)).toEqual(MANY);
  });
});
