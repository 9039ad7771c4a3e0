import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheKey, cacheKeyBase } from '../../src/provider/cache-key.ts';
import { checkProperty, textOf } from '../support/check-property.ts';

const ORIGIN = 'https://site.example';
/** Characters with a meaning in URLs, so that a missing escape shows. */
const text = textOf("ab&=?#%+/;' åÅ\u00a0🍪");
const anyText = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 20 }));

describe('the cache key of a provider request', () => {
  type Request = { readonly upstream: string; readonly path: string; readonly query: Readonly<Record<string, string>> };

  const query = fc.dictionary(text, anyText, { maxKeys: 4 });
  const path = fc.oneof(
    fc.constant('products'),
    fc.stringMatching(/^[ab_-]{1,3}$/).map((id) => `products/${id}`),
  );
  const upstream = fc.constantFrom('https://a.example/', 'https://a.example/products/', 'https://a.example/?a=b');
  const request: fc.Arbitrary<Request> = fc.record({ upstream, path, query });
  /** A request with one difference. */
  const changed = (first: Request): fc.Arbitrary<Request> =>
    fc.oneof(
      fc
        .shuffledSubarray(Object.entries(first.query))
        .map((entries) => ({ ...first, query: Object.fromEntries(entries) })),
      fc.tuple(text, anyText).map(([name, value]) => ({ ...first, query: { ...first.query, [name]: value } })),
      path.map((other) => ({ ...first, path: other })),
    );
  const requests = fc.oneof(
    fc.tuple(request, request),
    request.chain((first) => fc.tuple(fc.constant(first), changed(first))),
  );

  const keyOf = (of: Request): string =>
    cacheKey(cacheKeyBase({ publicOrigin: ORIGIN, upstreamUrl: of.upstream, epoch: '' }), of.path, of.query);

  /**
   * Requests are equal when they have the same API, the same path, and the same values for each parameter. The order of
   * parameters does not matter.
   */
  const isSame = (a: Request, b: Request): boolean => {
    const names = new Set([...Object.keys(a.query), ...Object.keys(b.query)]);
    return (
      a.upstream === b.upstream && a.path === b.path && [...names].every((name) => a.query[name] === b.query[name])
    );
  };

  it('is the same, normalised as a URL, if and only if the two requests are equal', () => {
    checkProperty(
      fc.property(requests, ([a, b]) => {
        expect(new URL(keyOf(a)).href === new URL(keyOf(b)).href).toBe(isSame(a, b));
      }),
      3_000,
    );
  });

  it('has a path on the site that no route serves', () => {
    checkProperty(
      fc.property(request, (of) => {
        const { origin, pathname } = new URL(keyOf(of));
        expect(origin).toBe(ORIGIN);
        expect(pathname).toMatch(/^\/\.cache\/products\//);
      }),
    );
  });
});
