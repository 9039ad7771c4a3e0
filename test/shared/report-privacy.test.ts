import { describe, expect, it } from 'vitest';
import { TRACE_PROPAGATION_TARGETS } from '../../src/shared/monitoring.ts';
import { stripQueries, toError } from '../../src/shared/report-privacy.ts';

describe('the text of a report', () => {
  it.each([
    ['https://example.se/produkter?namn=Anna', 'https://example.se/produkter'],
    ['https://example.se/#namn=Anna', 'https://example.se/'],
    ['cannot fetch /api/products?namn=Anna: 500', 'cannot fetch /api/products 500'],
    [
      '{"url":"http://localhost:1/a?b=c&d=e#f","next":"http://x/y?z"}',
      '{"url":"http://localhost:1/a","next":"http://x/y"}',
    ],
    ['<a href="/?a=1">', '<a href="/">'],
    ['<a href="?namn=Anna">', '<a href="">'],
    ['why? because', 'why? because'],
    ['the clock is broken: why?', 'the clock is broken: why?'],
    ['either/or? yes', 'either/or? yes'],
    ['', ''],
  ])('%s keeps paths and loses queries and fragments', (text, stripped) => {
    expect(stripQueries(text)).toBe(stripped);
  });

  it('is stripped in time that grows with its length alone', () => {
    const startedAt = Date.now();
    for (const text of ['/'.repeat(200_000), '/ '.repeat(100_000), '?'.repeat(200_000)]) {
      expect(stripQueries(text)).toBe(text);
    }
    expect(Date.now() - startedAt).toBeLessThan(1_000);
  });
});

describe('what was thrown', () => {
  it('is reported as it is when it is an error', () => {
    const error = new TypeError('x');
    expect(toError(error)).toBe(error);
  });

  it.each([
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [null, 'null'],
    [Symbol('s'), 'Symbol(s)'],
    [{ email: 'anna@forening.example' }, 'an object was thrown'],
    [Object.create(null), 'an object was thrown'],
  ])('becomes an error without an object’s values: %o', (thrown, message) => {
    expect(toError(thrown).message).toBe(message);
  });
});

it.each([
  ['http://localhost:8787/api/products', true],
  ['https://localhost/', true],
  ['https://www.saljrundan.example/?host=localhost', false],
  ['https://localhost.example/', false],
  ['/api/products', false],
])('trace headers to %s: %s', (url, carried) => {
  expect(TRACE_PROPAGATION_TARGETS.some((target) => target.test(url))).toBe(carried);
});
