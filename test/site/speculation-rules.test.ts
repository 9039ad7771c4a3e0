import { describe, expect, it } from 'vitest';
import rules from '../../public/speculation-rules.json';
import { PATHS, productPath } from '../../src/content/paths.ts';

const ORIGIN = 'https://www.example.se';

/** Whether Chromium may prerender a link, by the only rule of the file. */
const mayPrerender = (path: string): boolean => {
  const [rule] = rules.prerender;
  const matches = (pattern: string) => new URLPattern(pattern, ORIGIN).test(`${ORIGIN}${path}`);
  return (rule?.where.and ?? []).every((condition) =>
    'not' in condition && condition.not ? !matches(condition.not.href_matches) : matches(condition.href_matches ?? ''),
  );
};

describe('the browser may prerender', () => {
  it.each([PATHS.home, PATHS.products, productPath('raggsockor')])('%s', (path) => {
    expect(mayPrerender(path)).toBe(true);
  });

  it.each([
    `${PATHS.products}?tag=Jul`,
    `${PATHS.faq}?sok=frakt`,
    `${PATHS.products}?vanta=1`,
    '/api/products',
    '/healthz',
  ])('but not %s, which is requested in another way or not at all', (path) => {
    expect(mayPrerender(path)).toBe(false);
  });
});
