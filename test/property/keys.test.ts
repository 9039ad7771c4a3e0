import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageKey } from '../../src/http/middleware/page-cache.ts';
import { cacheKey, cacheKeyBase } from '../../src/provider/cache-key.ts';
import { checkProperty, textOf } from '../support/check-property.ts';

const ORIGIN = 'https://site.example';
/** Characters that mean something in a URL, so that a missing escape shows. */
const text = textOf("ab&=?#%+/;' åÅ\u00a0🍪");
const anyText = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 20 }));

/** Two equal or almost equal values as often as two independent ones. */
const pairOf = <Value>(value: fc.Arbitrary<Value>, change: (value: Value) => fc.Arbitrary<Value>) =>
  fc.oneof(
    fc.tuple(value, value),
    value.chain((first) => fc.tuple(fc.constant(first), change(first))),
  );

describe('the cache key of a provider request', () => {
  type Request = { readonly upstream: string; readonly path: string; readonly query: Readonly<Record<string, string>> };

  const query = fc.dictionary(text, anyText, { maxKeys: 4 });
  const path = fc.oneof(
    fc.constant('products'),
    fc.stringMatching(/^[ab_-]{1,3}$/).map((id) => `products/${id}`),
  );
  const upstream = fc.constantFrom('https://a.example/', 'https://a.example/products/', 'https://a.example/?a=b');
  const request: fc.Arbitrary<Request> = fc.record({ upstream, path, query });
  const requests = pairOf(request, (first) =>
    fc.oneof(
      fc
        .shuffledSubarray(Object.entries(first.query))
        .map((entries) => ({ ...first, query: Object.fromEntries(entries) })),
      fc.tuple(text, anyText).map(([name, value]) => ({ ...first, query: { ...first.query, [name]: value } })),
      path.map((other) => ({ ...first, path: other })),
    ),
  );

  const keyOf = (of: Request): string =>
    cacheKey(cacheKeyBase({ publicOrigin: ORIGIN, upstreamUrl: of.upstream, epoch: '' }), of.path, of.query);

  /** Requests differ when they go to different APIs or paths, or when any parameter has different values. Order is nothing. */
  const isSame = (a: Request, b: Request): boolean => {
    const names = new Set([...Object.keys(a.query), ...Object.keys(b.query)]);
    return (
      a.upstream === b.upstream && a.path === b.path && [...names].every((name) => a.query[name] === b.query[name])
    );
  };

  it('is the same, normalised as a URL, for two requests exactly when they are the same request', () => {
    checkProperty(
      fc.property(requests, ([a, b]) => {
        expect(new URL(keyOf(a)).href === new URL(keyOf(b)).href).toBe(isSame(a, b));
      }),
      3_000,
    );
  });

  it('has no name or value that could stand for another parameter', () => {
    const keys = [{ a: '1', b: '2' }, { a: '1&b=2' }, { 'a=1&b': '2' }].map((parameters) =>
      keyOf({ upstream: 'https://a.example/', path: 'products', query: parameters }),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is on a path of the site that no route serves', () => {
    checkProperty(
      fc.property(request, (of) => {
        const { origin, pathname } = new URL(keyOf(of));
        expect(origin).toBe(ORIGIN);
        expect(pathname).toMatch(/^\/\.cache\/products\//);
      }),
    );
  });
});

describe('the cache key of a page', () => {
  const policy = { cacheKeyParams: ['tag', 'sida'], bypassParams: ['sok', 'ordning'] };
  const names = fc.constantFrom('tag', 'sida', 'utm_source', 'fbclid', 'Tag', 'tag[]');
  const params = fc.array(fc.tuple(names, anyText), { maxLength: 4 });
  const paths = fc.constantFrom('/', '/produkter', '/produkter/a', '/produkter/b', '/produkter/A');

  const toUrl = (path: string, entries: readonly (readonly [string, string])[]): URL => {
    const url = new URL(path, ORIGIN);
    for (const [name, value] of entries) url.searchParams.append(name, value);
    return url;
  };

  const urls = fc.tuple(paths, params).map(([path, entries]) => toUrl(path, entries));
  const changed = (url: URL) =>
    fc
      .tuple(fc.oneof(paths, fc.constant(url.pathname)), fc.shuffledSubarray([...url.searchParams]), params)
      .map(([path, kept, added]) => toUrl(path, [...kept, ...added]));
  const pairs = pairOf(urls, changed);

  /** Pages differ when their paths do, or the first value of a key parameter. Other parameters change nothing. */
  const isSamePage = (a: URL, b: URL): boolean =>
    a.pathname === b.pathname &&
    policy.cacheKeyParams.every((name) => a.searchParams.get(name) === b.searchParams.get(name));

  it('is the same for two requests exactly when they are for the same page', () => {
    checkProperty(
      fc.property(pairs, ([a, b]) => {
        expect(pageKey(a, policy) === pageKey(b, policy)).toBe(isSamePage(a, b));
      }),
      3_000,
    );
  });

  it('is null with a bypassing parameter, whatever the other parameters are', () => {
    checkProperty(
      fc.property(urls, fc.constantFrom(...policy.bypassParams), anyText, (url, name, value) => {
        url.searchParams.append(name, value);
        expect(pageKey(url, policy)).toBeNull();
      }),
    );
  });
});
