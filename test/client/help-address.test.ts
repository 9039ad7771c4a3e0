import { describe, expect, it } from 'vitest';
import { queryOf, withQuery } from '../../client/behaviours/help/address.ts';

const HELP = 'https://saljrundan.example/hjalp';

describe("the help page's address", () => {
  it('carries the query, and leads to no anchor any more', () => {
    const href = withQuery(`${HELP}?utm_source=x#frakt`, 'när & hur');
    expect(href).toBe(`${HELP}?utm_source=x&sok=n%C3%A4r+%26+hur`);
    expect(queryOf(href)).toBe('när & hur');
  });

  it('says nothing of an empty query', () => {
    expect(withQuery(`${HELP}?sok=frakt`, '')).toBe(HELP);
    expect(queryOf(HELP)).toBe('');
  });
});
