import { createHash } from 'node:crypto';
import * as z from 'zod';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { STALE_AFTER_MS } from '../../src/cache/cache-policy.ts';
import { errors } from '../../src/content/errors.ts';
import { loading } from '../../src/content/products.ts';
import { MIN_REPORT_INTERVAL_MS } from '../../src/reporting/incidents.ts';
import type { LogLine } from '../bench/workerd.ts';
import type { Interval, Phase } from './provider.ts';
import { type SoakRequest, tokensIn } from './traffic.ts';

/** Short, so that every state of the caches occurs within seconds. */
export const PRODUCT_TTL_SECONDS = 5;
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
};

/** What is known about the run when a response is checked. */
export type Facts = {
  /** The phases so far, and when they were. */
  readonly phases: readonly (Phase & Interval)[];
  /** Whether the response may be stale or a failure. */
  readonly mayFail: boolean;
  /** Whether a good response with the same data had arrived before the request was sent. */
  readonly hadCopy: boolean;
  /** Whether the machine was so busy meanwhile that durations prove nothing. */
  readonly isMachineBusy: boolean;
};

/** Returns a sentence for each violation. */
type Check = (exchange: Exchange, facts: Facts) => readonly (string | false)[];

const FAILURE_STATUSES = [502, 503];
/** A provider's own refusal is passed on to a visitor who sent parameters or a credential. */
const REFUSALS = [401, 403, 429];
const FAILURE_TITLES = [errors.productList.title, errors.product.title];

/** Whether the visitor is told that the provider fails, by the status or in a streamed page. */
const isFailure = ({ request: { key }, status, body }: Exchange): boolean =>
  key !== null &&
  ([...FAILURE_STATUSES, ...REFUSALS].includes(status) ||
    (status === 200 && FAILURE_TITLES.some((title) => body.includes(title))));

export const isStale = ({ headers, body }: Exchange): boolean =>
  headers.get('cache-status')?.includes('fwd=stale') === true || body.includes('class="stale-note"');

export const isGood = (exchange: Exchange): boolean => exchange.status === 200 && !isFailure(exchange);

const checkOutcome: Check = (exchange, { mayFail, hadCopy }) => {
  const { request, ifNoneMatch, status, headers } = exchange;
  if (isFailure(exchange)) {
    return [
      !mayFail && `a failure (${status}) while the provider serves`,
      hadCopy && `a failure (${status}) although there is a copy`,
      REFUSALS.includes(status) && request.keepsCopy && `status ${status}, the provider's own`,
    ];
  }
  if (status === 304) return [headers.get('etag') !== ifNoneMatch && '304 for an ETag that was not sent'];
  return [
    status !== request.status && `status ${status} in place of ${request.status}`,
    isStale(exchange) && !mayFail && 'stale while the provider serves',
  ];
};

const checkDuration: Check = ({ from, until }, { hadCopy, isMachineBusy }) => [
  hadCopy && !isMachineBusy && until - from > COPY_LIMIT_MS && `took ${until - from} ms although there is a copy`,
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

/** Undefined: the text is not JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const checkBody: Check = ({ status, headers, body }) => {
  if (status === 304) return [];
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  const etag = headers.get('etag');
  const expectedEtag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  return [
    isHtml && !body.trimEnd().endsWith('</html>') && `truncated HTML: ${JSON.stringify(body.slice(-40))}`,
    isHtml && body.includes(loading.text) && !/\$R[CV]\(/.test(body) && 'a spinner that nothing replaces',
    etag !== null && etag !== expectedEtag && `ETag ${etag} for a body with ${expectedEtag}`,
  ];
};

/** The JSON of a list, and that of a product, which has no id. Prices are in öre. */
const listSchema = z.array(z.object({ id: z.string(), name: z.string(), price: z.number() }));
const productSchema = z.object({ name: z.string(), price: z.object({ amount: z.number() }) });

const CARD = /data-price="(\d+)".*?<a href="\/produkter\/([^"]+)">([^<]*)<\/a>/gs;
const ARTICLE = /<article class="product".*?<h1[^>]*>([^<]*)<\/h1>.*?<div class="deal"><div><strong>(\d+)\skr/s;
const CANONICAL = /<link rel="canonical" href="[^"]*\/produkter\/([^"/]+)"/;

const readProducts = ({ request: { productId }, headers, body }: Exchange): z.infer<typeof listSchema> | undefined => {
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  if (productId === null) {
    if (!isHtml) return listSchema.safeParse(parseJson(body)).data;
    return [...body.matchAll(CARD)].map(([, price, id = '', name = '']) => ({ id, name, price: Number(price) }));
  }
  if (!isHtml) {
    const { data } = productSchema.safeParse(parseJson(body));
    return data && [{ id: productId, name: data.name, price: data.price.amount }];
  }
  const [, name = '', kronor] = ARTICLE.exec(body) ?? [];
  return [{ id: CANONICAL.exec(body)?.[1] ?? '', name, price: Number(kronor) * 100 }];
};

const NAMES: ReadonlyMap<string, string> = new Map(catalogue.map(({ id, name }) => [id, name]));

/** The right products, with a price that the provider had no longer ago than the data may be old. */
const checkProducts: Check = (exchange, { phases }) => {
  const { request, from: sentAt } = exchange;
  if (request.key === null || !isGood(exchange) || !/html|json/.test(exchange.headers.get('content-type') ?? ''))
    return [];
  const products = readProducts(exchange);
  if (!products) return ['malformed products'];
  const suffix = request.credential === null ? '' : ` (${request.credential})`;
  const wrong = products.filter(({ id, name }) => name !== `${NAMES.get(id)}${suffix}`);
  const prices = [...new Set(products.map(({ price }) => price))];
  const phase = phases.find(({ price, isOutage }) => price === prices[0] && !isOutage);
  const ageMs = sentAt - (phase?.until ?? 0);
  const maxAgeMs = request.credential === null ? PRODUCT_TTL_SECONDS * 1000 : 0;
  return [
    ...wrong.map(({ id, name }) => `product ${id} is named ${JSON.stringify(name)}`),
    request.productId !== null && products[0]?.id !== request.productId && `shows the product ${products[0]?.id}`,
    prices.length > 1 && `prices of several responses: ${prices.join(', ')}`,
    prices.length > 0 && !phase && `the price ${prices[0]}, which the provider did not have`,
    !isStale(exchange) && ageMs > maxAgeMs + SLACK_MS && `not stale, with a price that ended ${ageMs} ms before`,
  ];
};

const CHECKS = [checkOutcome, checkDuration, checkPrivacy, checkBody, checkProducts];

/** Checks one response against what is allowed at that moment. Pure. Returns a sentence for each violation. */
export const checkExchange = (exchange: Exchange, facts: Facts): readonly string[] =>
  CHECKS.flatMap((check) => check(exchange, facts)).filter((problem) => problem !== false);

/** workerd's warning when a visitor leaves whose request to the provider others share. */
const SHARED_REQUEST_WARNING = 'Warning: A promise was resolved or rejected from a different request context';
const logLineSchema = z.object({ event: z.string(), incident: z.optional(z.string()) });

/** Each incident is reported once in ten minutes, and nothing outside incidents. */
export const checkLog = (log: readonly LogLine[]): readonly string[] => {
  const reportedAt = new Map<string, number>();
  return log.flatMap(({ at, text }) => {
    const line = logLineSchema.safeParse(parseJson(text)).data;
    if (!line) return text.startsWith(SHARED_REQUEST_WARNING) ? [] : [`logged ${text}`];
    if (line.event !== 'report') return [];
    const { incident } = line;
    if (incident === undefined) return [`an error outside any incident: ${text}`];
    const agoMs = at - (reportedAt.get(incident) ?? Number.NEGATIVE_INFINITY);
    reportedAt.set(incident, at);
    return agoMs < MIN_REPORT_INTERVAL_MS - SLACK_MS ? [`"${incident}" reported again after ${agoMs} ms`] : [];
  });
};
