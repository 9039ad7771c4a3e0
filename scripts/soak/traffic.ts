import fc from 'fast-check';
import { TAGS } from '../../sandbox/catalogue/entry.ts';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { listProducts } from '../../sandbox/catalogue-api.ts';
import { FAQ_QUERY } from '../../src/content/faq-search.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { FILTER_PARAMS } from '../../src/domain/catalogue-filter.ts';

export type SoakRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text that no other request contains. If the response to another request contains it, the responses were mixed up. */
  readonly token: string;
  /** Identifies the response's data in the site. Null: the response needs nothing from the provider. */
  readonly key: string | null;
  /** Whether there is a copy to serve while the provider fails: the snapshot has the list and every product. */
  readonly hasCopy: boolean;
  /** The products that the response must show before any others. */
  readonly productIds: readonly string[];
  /** The status while the provider serves. */
  readonly status: 200 | 404;
  /** The sandbox adds it to product names. */
  readonly credential: string | null;
  /** Whether the last ETag seen at the path is sent. */
  readonly isConditional: boolean;
  readonly abortAfterMs: number | null;
};

const TOKEN = /visitor\d+q/g;
/** The tokens of all requests that a text contains. */
export const tokensIn = (text: string): readonly string[] => [...new Set(text.match(TOKEN))];

/** Few products are popular, so that some stay cached and others expire. */
const POPULAR = catalogue.slice(0, 3);
const draws = fc.record({
  token: fc.nat().map((number) => `visitor${number}q`),
  id: fc.oneof(fc.constantFrom(...POPULAR), fc.constantFrom(...catalogue)).map(({ id }) => id),
  /** Many addresses, so that the rate limit of an address stops nobody. */
  address: fc.ipV4(),
  tag: fc.constantFrom(...Object.keys(TAGS)),
  /** A browser that opens a page gets a streamed response. */
  isNavigation: fc.boolean(),
  isProduct: fc.boolean(),
  isRepeated: fc.boolean(),
  /** These times fall before, during and after a response, for cached and for slow responses. */
  abortAfterMs: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.constantFrom(0, 2, 8, 40, 300)),
  isConditional: fc.boolean(),
});
type Draw = typeof draws extends fc.Arbitrary<infer Value> ? Value : never;
type Sketch = { readonly path: string } & Partial<SoakRequest>;

const headersOf = ({ isNavigation, token }: Draw): SoakRequest['headers'] =>
  isNavigation
    ? { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }
    : // A page must ignore these headers.
      { authorization: `Bearer ${token}`, cookie: `session=${token}`, 'x-forwarded-host': `${token}.example` };

const idsOf = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id);
const LIST = { key: 'list', hasCopy: true, productIds: idsOf(catalogue) };
const product = (id: string) => ({ key: id, hasCopy: true, productIds: [id] });
const DEFAULTS = { headers: {}, key: null, hasCopy: false, productIds: [], status: 200, credential: null } as const;

const requestPage = (draw: Draw): Sketch => {
  const { isProduct, isRepeated, id, tag, token } = draw;
  const headers = headersOf(draw);
  if (isProduct) return { path: `${productPath(id)}?utm_source=${isRepeated ? '' : token}`, headers, ...product(id) };
  const query = isRepeated ? `${FILTER_PARAMS.tag}=${encodeURIComponent(tag)}` : `${FILTER_PARAMS.search}=${token}`;
  // No product matches a token.
  const productIds = isRepeated ? idsOf(listProducts('', { tag })) : [];
  return { path: `${PATHS.products}?${query}`, headers, ...LIST, productIds };
};

const requestApi = ({ isProduct, id }: Draw): Sketch =>
  isProduct ? { path: `/api/products/${id}`, ...product(id) } : { path: '/api/products', ...LIST };

const requestFilteredApi = ({ isRepeated, tag, token }: Draw): Sketch => {
  const path = `/api/products?${isRepeated ? `tag=${encodeURIComponent(tag)}` : `x=${token}`}`;
  return { path, key: path, productIds: idsOf(listProducts('', isRepeated ? { tag } : {})) };
};

const requestPrivateApi = (draw: Draw): Sketch => {
  const credential = `Bearer ${draw.token}`;
  return { ...requestApi(draw), key: credential, hasCopy: false, headers: { authorization: credential }, credential };
};

const requestInventedProduct = ({ isProduct, isRepeated, token }: Draw): Sketch => {
  const id = isRepeated ? 'saknas' : token;
  return { path: isProduct ? productPath(id) : `/api/products/${id}`, key: id, status: 404 };
};

const requestStaticPage = ({ token }: Draw): Sketch => ({ path: `${PATHS.faq}?${FAQ_QUERY}=${token}` });

const KINDS = [
  { weight: 55, create: requestPage },
  { weight: 15, create: requestApi },
  { weight: 5, create: requestFilteredApi },
  { weight: 10, create: requestPrivateApi },
  { weight: 5, create: requestInventedProduct },
  { weight: 10, create: requestStaticPage },
];

/** The traffic of a run, the same for the same seed. */
export const planTraffic = (seed: number, count: number): readonly SoakRequest[] => {
  const kinds = KINDS.map(({ weight, create }) => ({
    weight,
    arbitrary: draws.map((draw): SoakRequest => {
      const { token, address, isConditional, abortAfterMs } = draw;
      const request = { token, isConditional, abortAfterMs, ...DEFAULTS, ...create(draw) };
      return { ...request, headers: { 'cf-connecting-ip': address, ...request.headers } };
    }),
  }));
  return fc.sample(fc.noBias(fc.oneof(...kinds)), { seed, numRuns: count });
};
