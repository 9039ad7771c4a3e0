import { describe, expect, it } from 'vitest';
import { queryOf, withQuery } from '../../client/behaviours/faq/query.ts';

const FAQ = 'https://saljrundan.example/hjalp';

describe("the FAQ page's URL", () => {
  it('gets the search query, keeps other parameters and loses its hash', () => {
    const href = withQuery(`${FAQ}?utm_source=x#frakt`, 'när & hur');
    expect(href).toBe(`${FAQ}?utm_source=x&sok=n%C3%A4r+%26+hur`);
    expect(queryOf(href)).toBe('när & hur');
  });

  it('has no parameter for an empty query', () => {
    expect(withQuery(`${FAQ}?sok=frakt`, '')).toBe(FAQ);
    expect(queryOf(FAQ)).toBe('');
  });
});
