import { describe, expect, it } from 'vitest';
import { queryOf, withQuery } from '../../client/behaviours/help/query.ts';

const HELP = 'https://saljrundan.example/hjalp';

describe("the help page's URL", () => {
  it('gets the search query, keeps other parameters and loses its hash', () => {
    const href = withQuery(`${HELP}?utm_source=x#frakt`, 'när & hur');
    expect(href).toBe(`${HELP}?utm_source=x&sok=n%C3%A4r+%26+hur`);
    expect(queryOf(href)).toBe('när & hur');
  });

  it('has no parameter for an empty query', () => {
    expect(withQuery(`${HELP}?sok=frakt`, '')).toBe(HELP);
    expect(queryOf(HELP)).toBe('');
  });
});
