import { describe, expect, it } from 'vitest';
import { type CatalogueFilter, MAX_FILTER_LENGTH, parseFilter, toQuery } from '../../src/domain/catalogue-filter.ts';

const NO_FILTER: CatalogueFilter = { tag: null, order: 'butik', search: '' };

describe('a filter in a query string', () => {
  it.each([
    ['', NO_FILTER],
    ['?tag=Jul', { ...NO_FILTER, tag: 'Jul' }],
    ['?tag=H%C3%B6st&ordning=pris-hogst&sok=svart+te', { tag: 'Höst', order: 'pris-hogst', search: 'svart te' }],
  ] as const)('is read from %j and written back unchanged', (query, filter) => {
    expect(parseFilter(new URLSearchParams(query))).toEqual(filter);
    expect(toQuery(filter)).toBe(query);
  });

  it('is empty when its parameters are empty or invalid', () => {
    expect(parseFilter(new URLSearchParams('?tag=&ordning=fallande&sok=&utm_source=x'))).toEqual(NO_FILTER);
  });

  it('keeps only what the form fields could contain: single spaces, and no control characters', () => {
    const query = new URLSearchParams({ tag: ' Jul\t', sok: 'svart\0\r\n  te\u0085' });
    expect(parseFilter(query)).toEqual({ ...NO_FILTER, tag: 'Jul', search: 'svart te' });
  });

  it('is cut to the maximum length of the form fields', () => {
    const long = 'a'.repeat(MAX_FILTER_LENGTH + 1);
    const { tag, search } = parseFilter(new URLSearchParams({ tag: long, sok: long }));
    expect([tag?.length, search.length]).toEqual([MAX_FILTER_LENGTH, MAX_FILTER_LENGTH]);
    expect(parseFilter(new URLSearchParams({ sok: `a${'🍪'.repeat(100)}` })).search.isWellFormed()).toBe(true);
  });
});
