import { describe, expect, it } from 'vitest';
import { stripQueries, TRACE_PROPAGATION_TARGETS, toError } from '../../src/shared/reports.ts';

describe('stripQueries', () => {
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
    ['no anchor #calculator&shop=https%3A%2F%2Fnora.example&namn=Nora here', 'no anchor  here'],
    ["'#shop=https%3A%2F%2Fnora.example&namn=Nora' is no selector", "' is no selector"],
    ['outer ?sok=a/b&epost=anna@forening.example inner', 'outer  inner'],
    ['hash:#shop=https://nora.example', 'hash:'],
    ['?anna@forening.example?a=b', ''],
    ['https://example.se/produkter%23shop=https%3A%2F%2Fnora.example&namn=Nora', 'https://example.se/produkter'],
    ['{"path":"/produkter%2523shop%253Dx%2526namn%253DNora"}', '{"path":"/produkter"}'],
    ['no page at /produkter%3fsok%3dNora here', 'no page at /produkter here'],
    ['no anchor %23namn=Nora here', 'no anchor  here'],
    ['/produkter/50%25-rabatt, /%E2%81%A0', '/produkter/50%25-rabatt, /%E2%81%A0'],
    ['Really? Yes, #1 and C#', 'Really? Yes, #1 and C#'],
    ['the clock is broken: why?', 'the clock is broken: why?'],
    ['', ''],
  ])('keeps paths and removes queries and fragments: %s', (text, stripped) => {
    expect(stripQueries(text)).toBe(stripped);
  });

  // Quadratic time would exceed the timeout of a test.
  it('takes linear time for long runs of slashes, question marks and encoded percent signs', () => {
    const repeated = ['/', '/ ', '?', '%25', '%2525'].map((part) => part.repeat(100_000));
    for (const text of [...repeated, `%${'25'.repeat(100_000)}`]) {
      expect(stripQueries(text)).toBe(text);
    }
  });
});

it.each([
  ['http://localhost:8787/api/products', true],
  ['https://www.saljrundan.example/?host=localhost', false],
  ['https://localhost.example/', false],
])('a request to %s carries trace headers: %s', (url, carried) => {
  expect(TRACE_PROPAGATION_TARGETS.some((target) => target.test(url))).toBe(carried);
});

describe('a thrown value', () => {
  it('is reported unchanged when it is an Error', () => {
    const error = new TypeError('x');
    expect(toError(error)).toBe(error);
  });

  it('is reported unchanged when it is an Error of another frame', () => {
    const foreign = Object.create(null, { [Symbol.toStringTag]: { value: 'DOMException' } });
    expect(toError(foreign)).toBe(foreign);
  });

  it.each([
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [null, 'null'],
    [Symbol('s'), 'Symbol(s)'],
    [{ email: 'anna@forening.example' }, 'an object was thrown'],
    [Object.create(null), 'an object was thrown'],
  ])('becomes an Error without the values of an object: %o', (thrown, message) => {
    expect(toError(thrown).message).toBe(message);
  });
});
