import * as z from 'zod';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { STALE_AFTER_MS } from '../../src/cache/cache-policy.ts';
import { errors, lastUpdated } from '../../src/content/errors.ts';
import type { Interval, Phase } from './provider.ts';
import { type SoakRequest, tokensIn } from './traffic.ts';

/** Short, so that every state of the caches occurs within seconds. */
export const PRODUCT_TTL_SECONDS = 3;
/** With a copy, a visitor waits for a second at most, plus some time for a busy machine. */
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
};

/** What is known about the run when a response is checked. */
export type Facts = {
  /** The phases so far, with their times. */
  readonly phases: readonly (Phase & Interval)[];
  /** Whether the response may be stale or a failure. */
  readonly mayFail: boolean;
  /** Whether the machine was so busy during the request that durations prove nothing. */
  readonly isMachineBusy: boolean;
};

/** Returns a sentence for each violation. */
type Check = (exchange: Exchange, facts: Facts) => readonly (string | false)[];

const FAILURE_STATUSES = [502, 503];
/** The provider's own refusal is passed on to visitors who sent parameters or a credential. */
const REFUSALS = [401, 403, 429];
const FAILURE_TITLES: readonly string[] = [errors.productList.title, errors.product.title];
/** The part of the note before the time. */
const [STALE_NOTE = ''] = lastUpdated(new Date(0), new Date(0)).split(' kl');
/** The price of a product, in whole kronor. */
const PRICE = /<strong>(\d+)\skr<\/strong>/g;

const isHtml = ({ headers }: Exchange): boolean => headers.get('content-type')?.startsWith('text/html') === true;

/** The texts of a page, between tags. */
const textsOf = ({ body }: Exchange): readonly string[] => body.replaceAll('<!-- -->', '').split(/<[^>]*>/);

/** Whether the visitor is told that the provider fails, by the status or in a streamed page. */
const isFailure = (exchange: Exchange): boolean =>
  exchange.request.key !== null &&
  ([...FAILURE_STATUSES, ...REFUSALS].includes(exchange.status) ||
    (exchange.status === 200 && isHtml(exchange) && textsOf(exchange).some((text) => FAILURE_TITLES.includes(text))));

/** Whether the client is told that its data is stale: a page says so in words. */
export const isStale = (exchange: Exchange): boolean =>
  isHtml(exchange)
    ? textsOf(exchange).some((text) => text.startsWith(STALE_NOTE))
    : exchange.headers.get('cache-status')?.includes('fwd=stale') === true;

const checkOutcome: Check = (exchange, { mayFail, isMachineBusy }) => {
  const { request, ifNoneMatch, status, headers, from, until } = exchange;
  // On a busy machine, a tier may not answer in time, and then counts as having no copy.
  const mustHaveCopy = request.hasCopy && !isMachineBusy;
  const isSlow = mustHaveCopy && until - from > COPY_LIMIT_MS && `took ${until - from} ms although there is a copy`;
  if (isFailure(exchange)) {
    return [
      isSlow,
      !mayFail && `a failure (${status}) while the provider serves`,
      mustHaveCopy && `a failure (${status}) although there is a copy`,
    ];
  }
  if (status === 304) return [isSlow, headers.get('etag') !== ifNoneMatch && '304 for an ETag that was not sent'];
  return [
    isSlow,
    status !== request.status && `status ${status} in place of ${request.status}`,
    isStale(exchange) && !mayFail && 'stale while the provider serves',
  ];
};

/**
 * A response contains nothing of another visitor or of the provider's visitors, and stays out of shared caches unless
 * it may be stored there.
 */
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

const productSchema = z.object({ name: z.string(), price: z.union([z.number(), z.object({ amount: z.number() })]) });
const bodySchema = z.union([z.array(productSchema), productSchema.transform((product) => [product])]);

/** The names and prices that a response shows, prices in öre. A product's page has its name in the main heading. */
const shownIn = (exchange: Exchange) => {
  if (!isHtml(exchange)) {
    const products = bodySchema.parse(JSON.parse(exchange.body));
    const prices = products.map(({ price }) => (typeof price === 'number' ? price : price.amount));
    return { names: products.map(({ name }) => name), prices };
  }
  const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(exchange.body) ?? [];
  const names = exchange.request.productIds.length === 1 ? [heading] : textsOf(exchange);
  return { names, prices: Array.from(exchange.body.matchAll(PRICE), ([, kronor]) => Number(kronor) * 100) };
};

const NAMES: ReadonlyMap<string, string> = new Map(catalogue.map(({ id, name }) => [id, name]));

/** The response shows the right products, and prices that are no older than the data may be. */
const checkProducts: Check = (exchange, { phases }) => {
  const { request, status, body, from: sentAt } = exchange;
  const { productIds, credential } = request;
  if (status !== 200 || isFailure(exchange)) return [];
  if (isHtml(exchange) && !body.trimEnd().endsWith('</html>')) return [`truncated: ${JSON.stringify(body.slice(-40))}`];
  if (productIds.length === 0) return [];
  const { names, prices } = shownIn(exchange);
  const suffix = credential === null ? '' : ` (${credential})`;
  const missing = productIds.map((id) => `${NAMES.get(id)}${suffix}`).filter((name) => !names.includes(name));
  const maxAgeMs = credential === null ? PRODUCT_TTL_SECONDS * 1000 : 0;
  const checkPrice = (price: number): string | false => {
    const phase = phases.find((candidate) => candidate.price === price && !candidate.isOutage);
    if (!phase) return `the price ${price}, which the provider did not have`;
    const ageMs = sentAt - phase.until;
    return !isStale(exchange) && ageMs > maxAgeMs + SLACK_MS && `not stale, with a price that ended ${ageMs} ms before`;
  };
  return [
    missing.length > 0 && `does not show ${missing.join(', ')}`,
    prices.length < productIds.length && `shows ${prices.length} prices for ${productIds.length} products`,
    // Below its own product a page shows related ones, which come from the list.
    new Set(prices.slice(0, productIds.length)).size > 1 && `prices of several responses: ${prices.join(', ')}`,
    ...[...new Set(prices)].map(checkPrice),
  ];
};

/** Checks one response against what is allowed at that moment. Pure. Returns a sentence for each violation. */
export const checkExchange = (exchange: Exchange, facts: Facts): readonly string[] =>
  [checkOutcome, checkPrivacy, checkProducts]
    .flatMap((check) => check(exchange, facts))
    .filter((problem) => problem !== false);

const logLineSchema = z.object({ event: z.string(), incident: z.optional(z.string()) });

/** Returns the lines of the site's log that report an error outside any incident, or that are not log entries. */
export const checkLog = (log: readonly string[]): readonly string[] =>
  log.filter((text) => {
    if (!text.startsWith('{')) return true;
    const { event, incident } = logLineSchema.parse(JSON.parse(text));
    return event === 'report' && incident === undefined;
  });
