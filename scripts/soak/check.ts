import * as z from 'zod';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { STALE_AFTER_MS } from '../../src/cache/cache-policy.ts';
import { errors, lastUpdated } from '../../src/content/errors.ts';
import { MIN_REPORT_INTERVAL_MS } from '../../src/reporting/incidents.ts';
import type { Interval, Phase } from './provider.ts';
import { readPage, type ShownPage, type ShownProduct } from './read-page.ts';
import { type SoakRequest, tokensIn } from './traffic.ts';

/** Short, so that every state of the caches occurs within seconds. */
export const PRODUCT_TTL_SECONDS = 3;
/** Who could have a copy waits for a second at most, and for the machine. */
const COPY_LIMIT_MS = STALE_AFTER_MS + 500;
/** Tolerance for clocks and scheduling. */
const SLACK_MS = 300;

/** A request with its complete response. */
export type Exchange = Interval & {
  readonly request: SoakRequest;
  readonly ifNoneMatch: string | null;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** The ETag of this body. */
  readonly bodyEtag: string;
  /** Null: the body is no HTML. */
  readonly page: ShownPage | null;
  /** Null: the body is no JSON. */
  readonly json: unknown;
};

/** What is known about the run when a response is checked. */
export type Facts = {
  /** The phases so far, and when they were. */
  readonly phases: readonly (Phase & Interval)[];
  /** Whether the response may be stale or a failure. */
  readonly mayFail: boolean;
  /** Whether the machine was so busy meanwhile that durations prove nothing. */
  readonly isMachineBusy: boolean;
};

/** Returns a sentence for each violation. */
type Check = (exchange: Exchange, facts: Facts) => readonly (string | false)[];

const FAILURE_STATUSES = [502, 503];
/** A provider's own refusal is passed on to a visitor who sent parameters or a credential. */
const REFUSALS = [401, 403, 429];
const FAILURE_TITLES: readonly string[] = [errors.productList.title, errors.product.title];
/** What comes before the time. */
const [STALE_NOTE = ''] = lastUpdated(new Date(0), new Date(0)).split(' kl');

/** Half of the digest, as every validator of the site. */
const etagOf = async (body: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
  return `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
};

/** Reads a response to its end. `from`: when the request was sent. Rejects when JSON is malformed. */
export const readExchange = async (
  response: Response,
  sent: Pick<Exchange, 'request' | 'ifNoneMatch' | 'from'>,
): Promise<Exchange> => {
  const { status, headers } = response;
  const body = await response.text();
  const until = Date.now();
  const type = headers.get('content-type') ?? '';
  const page = type.startsWith('text/html') ? readPage(body) : null;
  const json: unknown = type.startsWith('application/json') ? JSON.parse(body) : null;
  return { ...sent, until, status, headers, body, bodyEtag: await etagOf(body), page, json };
};

/** Whether the visitor is told that the provider fails, by the status or in a streamed page. */
const isFailure = ({ request: { key }, status, page }: Exchange): boolean =>
  key !== null &&
  ([...FAILURE_STATUSES, ...REFUSALS].includes(status) ||
    (status === 200 && page !== null && FAILURE_TITLES.some((title) => page.texts.includes(title))));

/** Whether the client is told that its data is stale: a page says so in words. */
export const isStale = ({ headers, page }: Exchange): boolean =>
  page
    ? page.texts.some((text) => text.startsWith(STALE_NOTE))
    : headers.get('cache-status')?.includes('fwd=stale') === true;

const checkOutcome: Check = (exchange, { mayFail, isMachineBusy }) => {
  const { request, ifNoneMatch, status, headers } = exchange;
  if (isFailure(exchange)) {
    return [
      !mayFail && `a failure (${status}) while the provider serves`,
      // A tier that does not answer in time has no copy.
      request.hasCopy && !isMachineBusy && `a failure (${status}) although there is a copy`,
    ];
  }
  if (status === 304) return [headers.get('etag') !== ifNoneMatch && '304 for an ETag that was not sent'];
  return [
    status !== request.status && `status ${status} in place of ${request.status}`,
    isStale(exchange) && !mayFail && 'stale while the provider serves',
  ];
};

const checkDuration: Check = ({ request, from, until }, { isMachineBusy }) => [
  request.hasCopy &&
    !isMachineBusy &&
    until - from > COPY_LIMIT_MS &&
    `took ${until - from} ms although there is a copy`,
];

/** Nothing of another visitor, nothing of the provider's visitors, and nothing in a shared cache that is not for it. */
const checkPrivacy: Check = (exchange) => {
  const { request, status, headers, body } = exchange;
  const others = tokensIn([...headers, body].join('\n')).filter((token) => token !== request.token);
  const mustStayOut = status >= 400 || isStale(exchange) || request.credential !== null;
  return [
    others.length > 0 && `contains ${others.join(', ')}, which other requests sent`,
    headers.has('set-cookie') && "the provider's cookie",
    mustStayOut && headers.get('cache-control')?.includes('public') === true && 'may be stored by a shared cache',
  ];
};

const checkBody: Check = ({ status, headers, body, bodyEtag, page }) => {
  if (status === 304) return [];
  const etag = headers.get('etag');
  return [
    page !== null && !body.trimEnd().endsWith('</html>') && `truncated HTML: ${JSON.stringify(body.slice(-40))}`,
    etag !== null && etag !== bodyEtag && `ETag ${etag} for a body with ${bodyEtag}`,
  ];
};

const listSchema = z.array(z.object({ id: z.string(), name: z.string(), price: z.number() }));
/** A product's JSON has no id. Prices are in öre. */
const productSchema = z.object({ name: z.string(), price: z.object({ amount: z.number() }) });

/** The products that a response shows, the page's own first. */
const productsOf = ({ request: { productIds }, page, json }: Exchange): readonly ShownProduct[] => {
  if (page) return page.products;
  const product = productSchema.safeParse(json).data;
  if (product) return productIds.map((id) => ({ id, name: product.name, price: product.price.amount }));
  return listSchema.safeParse(json).data ?? [];
};

const NAMES: ReadonlyMap<string, string> = new Map(catalogue.map(({ id, name }) => [id, name]));

/** The right products, with a price that the provider had no longer ago than the data may be old. */
const checkProducts: Check = (exchange, { phases }) => {
  const { request, status, from: sentAt } = exchange;
  const { productIds, credential } = request;
  if (productIds.length === 0 || status !== 200 || isFailure(exchange)) return [];
  const products = productsOf(exchange);
  const suffix = credential === null ? '' : ` (${credential})`;
  // Below its own product a page shows related ones, which come from the list.
  const own = products.slice(0, productIds.length);
  const missing = productIds.filter((id) => !own.some((product) => product.id === id));
  const ownPrices = new Set(own.map(({ price }) => price));
  const maxAgeMs = credential === null ? PRODUCT_TTL_SECONDS * 1000 : 0;
  const checkPrice = (price: number): string | false => {
    const phase = phases.find((candidate) => candidate.price === price && !candidate.isOutage);
    if (!phase) return `the price ${price}, which the provider did not have`;
    const ageMs = sentAt - phase.until;
    return !isStale(exchange) && ageMs > maxAgeMs + SLACK_MS && `not stale, with a price that ended ${ageMs} ms before`;
  };
  return [
    missing.length > 0 && `shows ${own.map(({ id }) => id).join(', ') || 'no product'} and not ${missing.join(', ')}`,
    ...products
      .filter(({ id, name }) => name !== `${NAMES.get(id)}${suffix}`)
      .map(({ id, name }) => `product ${id} is named ${JSON.stringify(name)}`),
    ownPrices.size > 1 && `prices of several responses: ${[...ownPrices].join(', ')}`,
    ...[...new Set(products.map(({ price }) => price))].map(checkPrice),
  ];
};

const CHECKS = [checkOutcome, checkDuration, checkPrivacy, checkBody, checkProducts];

/** Checks one response against what is allowed at that moment. Pure. Returns a sentence for each violation. */
export const checkExchange = (exchange: Exchange, facts: Facts): readonly string[] =>
  CHECKS.flatMap((check) => check(exchange, facts)).filter((problem) => problem !== false);

/** A line of the site's log, and when it was written in milliseconds since 1970. */
export type LogLine = { readonly at: number; readonly text: string };

/** workerd's warning when a visitor leaves whose request to the provider others share. */
const SHARED_REQUEST_WARNING = 'Warning: A promise was resolved or rejected from a different request context';
const logLineSchema = z.object({ event: z.string(), incident: z.optional(z.string()) });

/** Each incident is reported once in ten minutes, and nothing outside incidents. */
export const checkLog = (log: readonly LogLine[]): readonly string[] => {
  const reportedAt = new Map<string, number>();
  return log.flatMap(({ at, text }) => {
    if (text.startsWith(SHARED_REQUEST_WARNING)) return [];
    if (!text.startsWith('{')) return [`logged ${text}`];
    const { event, incident } = logLineSchema.parse(JSON.parse(text));
    if (event !== 'report') return [];
    if (incident === undefined) return [`an error outside any incident: ${text}`];
    const agoMs = at - (reportedAt.get(incident) ?? Number.NEGATIVE_INFINITY);
    reportedAt.set(incident, at);
    return agoMs < MIN_REPORT_INTERVAL_MS - SLACK_MS ? [`"${incident}" reported again after ${agoMs} ms`] : [];
  });
};
