import { catalogue } from '../../sandbox/catalogue/index.ts';
import { TAGS } from '../../sandbox/catalogue/tags.ts';
import { FAQ_QUERY } from '../../src/content/faq-search.ts';
import { PATHS, RESOURCE_PATHS } from '../../src/content/paths.ts';
import { FILTER_PARAMS } from '../../src/domain/catalogue.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/element-ids.ts';
import type { Resource } from './phases.ts';
import { createRandom } from './random.ts';
import { CREDENTIAL_COOKIE } from './settings.ts';

export type Format = 'page' | 'json' | 'other';

/** What every response to one kind of request must satisfy. */
export type Expectation = {
  readonly format: Format;
  /** Allowed at any time. */
  readonly statuses: readonly number[];
  /** The provider resource that the response is made of. Null: it does not depend on the provider. */
  readonly resource: Resource | null;
  /** Allowed as well while the provider may fail. */
  readonly failureStatuses: readonly number[];
  /** Whether the rate limit applies (429). */
  readonly mayBeLimited: boolean;
  /** The last good copy that must be served while the provider fails, once there is one. */
  readonly lastGood: string | null;
  /** The product that the response is about. */
  readonly productId: string | null;
  /** Whether the response may repeat what this request sent. */
  readonly mayEcho: boolean;
};

export type Variant = 'plain' | 'HEAD' | 'conditional' | 'aborted';

export type SoakRequest = {
  readonly step: number;
  readonly kind: KindName;
  readonly variant: Variant;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The credential's value. The sandbox adds it to product names. */
  readonly credential: string | null;
  readonly expectation: Expectation;
  readonly abortAfterMs: number | null;
};

/** Text that only the request of this step contains. In a response to another request it is a mix-up. */
export const visitorToken = (step: number): string => `visitor${step}q`;
const VISITOR_TOKEN = /visitor\d+q/g;

/** All visitor tokens in `text`. */
export const visitorTokens = (text: string): readonly string[] => [...new Set(text.match(VISITOR_TOKEN))];

type Draw = {
  readonly step: number;
  readonly token: string;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  chance(probability: number): boolean;
  integer(below: number): number;
};

type Sketch = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credential?: string;
  readonly expectation?: Partial<Expectation>;
};

type Kind = { readonly weight: number; readonly create: (draw: Draw) => Sketch };

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'user-agent': BROWSER };
const PROVIDER_FAILURE = [502, 503];
const { home, products, faq, ...otherPaths } = PATHS;
const STATIC_PATHS = [home, faq, ...Object.values(otherPaths)];
const TAG_NAMES = Object.keys(TAGS);

/** Few products are popular, so that some stay cached and others expire. */
const pickProduct = (draw: Draw): string => {
  const popular = draw.chance(0.6) ? catalogue.slice(0, 3) : catalogue;
  return draw.pick(popular).id;
};

const LIST: Partial<Expectation> = { resource: 'list', failureStatuses: PROVIDER_FAILURE, lastGood: 'list' };
const detail = (id: string): Partial<Expectation> => ({
  resource: 'detail',
  failureStatuses: PROVIDER_FAILURE,
  lastGood: id,
  productId: id,
});
const missing = { ...detail(''), statuses: [404], lastGood: null, productId: null, mayBeLimited: true };

/** A parameter that no page reads, as campaigns add them. A cached page must not repeat it. */
const withCampaign = (draw: Draw, path: string): string =>
  draw.chance(0.3) ? `${path}${path.includes('?') ? '&' : '?'}utm_source=${draw.token}` : path;

const listPath = (draw: Draw): string =>
  draw.chance(0.3) ? `${products}?${FILTER_PARAMS.tag}=${encodeURIComponent(draw.pick(TAG_NAMES))}` : products;

const apiTarget = (draw: Draw) => {
  const id = draw.chance(0.5) ? pickProduct(draw) : null;
  return id === null
    ? { path: '/api/products', expectation: LIST }
    : { path: `/api/products/${id}`, expectation: detail(id) };
};

/** The kinds of traffic. A new kind is a new entry; what is not stated is `DEFAULT_EXPECTATION`. */
const KINDS = {
  'static page': { weight: 8, create: (draw) => ({ path: withCampaign(draw, draw.pick(STATIC_PATHS)) }) },
  'list page': { weight: 10, create: (draw) => ({ path: withCampaign(draw, listPath(draw)), expectation: LIST }) },
  'product page': {
    weight: 14,
    create: (draw) => {
      const id = pickProduct(draw);
      return { path: withCampaign(draw, `${products}/${id}`), expectation: detail(id) };
    },
  },
  'list navigation': {
    weight: 8,
    create: (draw) => ({ path: withCampaign(draw, listPath(draw)), headers: NAVIGATION, expectation: LIST }),
  },
  'product navigation': {
    weight: 10,
    create: (draw) => {
      const id = pickProduct(draw);
      return { path: withCampaign(draw, `${products}/${id}`), headers: NAVIGATION, expectation: detail(id) };
    },
  },
  'product search': {
    weight: 5,
    create: (draw) => ({
      path: `${products}?${FILTER_PARAMS.search}=${draw.chance(0.5) ? draw.token : 'te'}&${FILTER_PARAMS.order}=pris`,
      headers: draw.chance(0.5) ? NAVIGATION : {},
      expectation: LIST,
    }),
  },
  'FAQ search': { weight: 3, create: (draw) => ({ path: `${faq}?${FAQ_QUERY}=${draw.token}` }) },
  calculator: {
    weight: 3,
    create: (draw) => ({
      path: `${home}?${CALCULATOR_FIELDS.participants}=${draw.integer(400) - 50}&${CALCULATOR_FIELDS.productsEach}=${draw.pick(['12', '1e9', '-3', draw.token, ''])}`,
    }),
  },
  api: {
    weight: 12,
    create: (draw) => {
      const { path, expectation } = apiTarget(draw);
      return { path, expectation: { ...expectation, format: 'json' } };
    },
  },
  'api with parameters': {
    weight: 5,
    create: (draw) => ({
      path: `/api/products?${draw.chance(0.5) ? `tag=${encodeURIComponent(draw.pick(TAG_NAMES))}` : `x=${draw.token}`}`,
      expectation: { ...LIST, format: 'json', lastGood: null, mayBeLimited: true },
    }),
  },
  'api with a credential': {
    weight: 7,
    create: (draw) => {
      const { path, expectation } = apiTarget(draw);
      const isCookie = draw.chance(0.4);
      const credential = isCookie ? `${CREDENTIAL_COOKIE}=${draw.token}` : `Bearer ${draw.token}`;
      return {
        path,
        credential,
        headers: isCookie ? { cookie: `annan=1; ${credential}` } : { authorization: credential },
        expectation: {
          ...expectation,
          format: 'json',
          lastGood: null,
          failureStatuses: [...PROVIDER_FAILURE, 401, 403],
          mayBeLimited: true,
        },
      };
    },
  },
  'invented product': {
    weight: 4,
    create: (draw) => {
      const isApi = draw.chance(0.5);
      return {
        path: `${isApi ? '/api/products' : products}/saknas-${draw.chance(0.3) ? 'ofta' : draw.step}`,
        expectation: { ...missing, format: isApi ? 'json' : 'page' },
      };
    },
  },
  'odd headers': {
    weight: 5,
    create: (draw) => {
      const path = draw.pick([home, products, '/om-oss']);
      const headers = draw.pick<Readonly<Record<string, string>>>([
        { 'x-forwarded-host': `${draw.token}.example`, 'x-forwarded-proto': 'ftp', forwarded: `host=${draw.token}` },
        { authorization: `Bearer ${draw.token}`, cookie: `${CREDENTIAL_COOKIE}=${draw.token}` },
        { range: 'bytes=0-10', 'if-modified-since': 'yesterday', 'if-range': '"x"' },
        { accept: 'application/json', 'accept-language': `${draw.token};q=2`, 'accept-encoding': 'identity' },
        { 'x-request-id': draw.token, 'x-original-url': `/${draw.token}`, 'x-http-method-override': 'DELETE' },
        {
          cookie: `skrap=${draw.token}; ${'x'.repeat(3_000)}`,
          'cache-control': 'no-cache, no-store',
          pragma: 'no-cache',
        },
        { 'user-agent': `Googlebot/2.1 ${draw.token}`, referer: `https://${draw.token}.example/`, purpose: 'prefetch' },
      ]);
      return { path, headers, expectation: { ...(path === products && LIST), mayEcho: false } };
    },
  },
  'bad request': {
    weight: 3,
    create: (draw) =>
      draw.pick<Sketch>([
        { path: '/api/products/%24%24', expectation: { statuses: [400], format: 'json' } },
        { path: `${products}/${'x'.repeat(65)}`, expectation: { statuses: [400] } },
        { path: '/api/products?a=1&a=2', expectation: { statuses: [400], format: 'json' } },
        { path: `/finns-inte/${draw.token}`, expectation: { statuses: [404] } },
        { path: `//${draw.token}.example/`, expectation: { statuses: [301, 404] } },
        { path: '/api/annat', expectation: { statuses: [404], format: 'json' } },
        { path: `${products}/`, expectation: { statuses: [301], format: 'other' } },
        { path: products, method: 'POST', expectation: { statuses: [405] } },
        { path: '/api/products', method: 'DELETE', expectation: { statuses: [405], format: 'json' } },
      ]),
  },
  resource: {
    weight: 3,
    create: (draw) => ({
      path: draw.pick([...Object.values(RESOURCE_PATHS), '/healthz']),
      expectation: { format: 'other', resource: 'list' },
    }),
  },
} satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof KINDS;

const DEFAULT_EXPECTATION: Expectation = {
  format: 'page',
  statuses: [200],
  resource: null,
  failureStatuses: [],
  mayBeLimited: false,
  lastGood: null,
  productId: null,
  mayEcho: true,
};

const isKindName = (name: string): name is KindName => name in KINDS;
const KIND_NAMES = Object.keys(KINDS).filter(isKindName);

/** The item at `share` (0 to 1) of the weights' sum. Null beyond them. */
const pickWeighted = <Item>(weighted: readonly (readonly [Item, number])[], share: number): Item | null => {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  let reached = 0;
  for (const [item, weight] of weighted) {
    reached += weight;
    if (share * total < reached) return item;
  }
  return null;
};
const WEIGHTED_KINDS = KIND_NAMES.map((name) => [name, KINDS[name].weight] as const);

const createDraw = (uniform: () => number, step: number): Draw => ({
  step,
  token: visitorToken(step),
  pick(items) {
    const item = items[Math.floor(uniform() * items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  },
  chance: (probability) => uniform() < probability,
  integer: (below) => Math.floor(uniform() * below),
});

const VARIANTS: readonly (readonly [variant: Variant, weight: number])[] = [
  ['plain', 70],
  ['conditional', 18],
  ['HEAD', 6],
  ['aborted', 6],
];
/** From before the response starts to after it, for cached and for slow responses. */
const MAX_ABORT_DELAYS_MS = [2, 8, 40, 300];
const STEP_FACTOR = 1_000_003;

const ETAG_OF_NOTHING = '"00000000000000000000000000000000"';

/**
 * The request of one step, the same for the same seed. `etagOf` returns the last ETag seen at a path; a conditional
 * request sends it.
 */
export const createRequest = (
  seed: number,
  step: number,
  etagOf: (path: string) => string | undefined,
): SoakRequest => {
  const uniform = createRandom(seed * STEP_FACTOR + step);
  const kind = pickWeighted(WEIGHTED_KINDS, uniform()) ?? 'static page';
  const drawnVariant = pickWeighted(VARIANTS, uniform()) ?? 'plain';
  const draw = createDraw(uniform, step);
  const sketch: Sketch = KINDS[kind].create(draw);
  const { path, method = 'GET', headers = {}, credential = null } = sketch;
  const expectation = { ...DEFAULT_EXPECTATION, ...sketch.expectation };
  const variant = method === 'GET' ? drawnVariant : 'plain';
  const etag = etagOf(path) ?? ETAG_OF_NOTHING;
  const ifNoneMatch = draw.pick([etag, etag, etag, `"x", W/${etag}`, ETAG_OF_NOTHING]);
  return {
    step,
    kind,
    variant,
    method: variant === 'HEAD' ? 'HEAD' : method,
    path,
    headers: variant === 'conditional' ? { ...headers, 'if-none-match': ifNoneMatch } : headers,
    credential,
    expectation,
    abortAfterMs: variant === 'aborted' ? draw.integer(draw.pick(MAX_ABORT_DELAYS_MS)) : null,
  };
};
