import { catalogue } from '../../sandbox/catalogue/index.ts';
import { errors } from '../../src/content/errors.ts';
import { loading } from '../../src/content/products.ts';
import { alwaysFails, mayHaveFailed, type Phase, phaseOfPrice, type Timeline } from './phases.ts';
import { parseCacheStatus, readProducts, type ShownProduct } from './read-products.ts';
import { COPY_LIMIT_MS, MAX_REQUEST_MS, PRODUCT_TTL_SECONDS, RESPONSE_LIMIT_MS, SLACK_MS } from './settings.ts';
import { type SoakRequest, visitorTokens } from './traffic.ts';

/** A request with its complete response. Times are in milliseconds since 1970. */
export type Exchange = {
  readonly request: SoakRequest;
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The strong ETag that the body should have. */
  readonly bodyEtag: string;
};

/** What is known about the run when a response is checked. */
export type Facts = Timeline & {
  /** The keys (`Expectation.lastGood`) of which a good response had arrived before this request was sent. */
  readonly knownGood: ReadonlySet<string>;
  /**
   * The keys (`keyOf`) for which a failure may be remembered: they have been requested before, and no fresh response for
   * them has arrived since the provider last failed.
   */
  readonly mayRememberFailure: ReadonlySet<string>;
  /** Origin of the site. */
  readonly origin: string;
};

/** Returns one sentence for each violation. */
type Check = (exchange: Exchange, facts: Facts) => readonly string[];

const NAMES: ReadonlyMap<string, string> = new Map(catalogue.map(({ id, name }) => [id, name]));

const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'; script-src 'self'( 'nonce-[\w+/=]{16,}')?; (?!.*unsafe)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=\d{8,}; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

const isError = ({ status }: Exchange): boolean => status >= 400;
const isStreamed = ({ headers }: Exchange): boolean => headers['content-security-policy']?.includes("'nonce-") === true;
const hasBody = ({ request, status }: Exchange): boolean => request.method !== 'HEAD' && status !== 304;
const FAILURE_TITLES = [errors.productList.title, errors.product.title];

/** Whether the response tells the visitor that the provider failed, by its status or in a streamed panel. */
const showsFailure = (exchange: Exchange): boolean => {
  const { request, status, body } = exchange;
  if (request.expectation.failureStatuses.includes(status)) return true;
  return isStreamed(exchange) && FAILURE_TITLES.some((title) => body.includes(title));
};

export const isStale = ({ headers, body }: Exchange): boolean =>
  headers['cache-status']?.includes('fwd=stale') === true || body.includes('class="stale-note"');

/** Whether the response carries the last good copy of its resource, or a newer one. */
export const isGood = (exchange: Exchange): boolean =>
  exchange.status === 200 && hasBody(exchange) && !showsFailure(exchange);

/** What the caches know the response's data by. */
export const keyOf = ({ path, expectation }: SoakRequest): string => expectation.lastGood ?? path;

/** Whether the response may be stale or show a failure. */
export const mayFailNow = ({ request, sentAt, receivedAt }: Exchange, facts: Facts): boolean => {
  const { resource } = request.expectation;
  const mayRememberFailure = request.credential === null && facts.mayRememberFailure.has(keyOf(request));
  return resource !== null && mayHaveFailed(facts, { resource, sentAt, receivedAt, mayRememberFailure });
};

const checkStatus: Check = (exchange, facts) => {
  const { request, status, headers } = exchange;
  const { statuses, mayBeLimited, lastGood } = request.expectation;
  if (status === 429 && mayBeLimited) return headers['retry-after'] ? [] : ['429 without Retry-After'];
  if (status === 304 && request.variant === 'conditional' && statuses.includes(200)) return [];
  if (showsFailure(exchange)) {
    if (!mayFailNow(exchange, facts)) return [`status ${status} shows a failure while the provider serves`];
    if (lastGood !== null && facts.knownGood.has(lastGood)) {
      return [`status ${status} shows a failure although a last good copy of "${lastGood}" exists`];
    }
    const mustSayWhen = status === 502 || status === 503;
    return mustSayWhen && !headers['retry-after'] ? [`${status} without Retry-After`] : [];
  }
  return statuses.includes(status) ? [] : [`status ${status} is not allowed`];
};

const checkSecurityHeaders: Check = ({ headers }) =>
  Object.entries(SECURITY_HEADERS)
    .filter(([name, pattern]) => !pattern.test(headers[name] ?? ''))
    .map(([name]) => `${name}: ${headers[name] ?? 'missing'}`);

const checkCacheControl: Check = (exchange) => {
  const { request, headers, status } = exchange;
  const { format } = request.expectation;
  const value = headers['cache-control'] ?? '';
  if (isError(exchange)) return value === 'no-store' ? [] : [`an error with Cache-Control: ${value}`];
  if (status === 301 || format === 'other') return [];
  if (request.credential !== null) {
    return value === 'private, no-store' ? [] : [`a private response with Cache-Control: ${value}`];
  }
  if (format === 'page') {
    if (isStreamed(exchange))
      return value === 'private, no-cache' ? [] : [`a streamed page with Cache-Control: ${value}`];
    const allowed = ['no-cache', 'public, max-age=0, must-revalidate', ...(status === 304 ? [''] : [])];
    return allowed.includes(value) ? [] : [`a page with Cache-Control: ${value}`];
  }
  if (isStale(exchange)) return value === 'no-cache' ? [] : [`stale data with Cache-Control: ${value}`];
  const maxAge = Number(/^public, max-age=(\d+)$/.exec(value)?.[1] ?? Number.NaN);
  return maxAge <= PRODUCT_TTL_SECONDS ? [] : [`fresh data with Cache-Control: ${value}`];
};

/** Nothing of another visitor, and nothing of the provider's own visitors. */
const checkPrivacy: Check = ({ request, headers, body }) => {
  const text = `${Object.entries(headers).join('\n')}\n${body}`;
  const own = request.expectation.mayEcho ? `visitor${request.step}q` : '';
  const others = visitorTokens(text).filter((token) => token !== own);
  return [
    ...others.map(
      (token) => `contains ${token}, which ${own === '' ? 'no response here may' : 'another request sent'}`,
    ),
    ...(headers['set-cookie'] === undefined ? [] : [`Set-Cookie: ${headers['set-cookie']}`]),
    ...(text.includes('session=somebody') ? ["contains the provider's cookie"] : []),
  ];
};

const checkLocation: Check = ({ headers }, { origin }) => {
  const { location } = headers;
  return location === undefined || new URL(location, origin).origin === origin ? [] : [`redirects to ${location}`];
};

const INJECTED = /<script>alert|<img src=x|<[^>]+\bhref="javascript:/i;

const checkPage: Check = (exchange) => {
  const { body } = exchange;
  const problems: string[] = [];
  if (!body.startsWith('<!DOCTYPE html>')) problems.push('no doctype');
  if (!body.trimEnd().endsWith('</html>'))
    problems.push(`truncated HTML: ends with ${JSON.stringify(body.slice(-40))}`);
  if (INJECTED.test(body)) problems.push("contains the provider's script");
  if (body.includes(loading.text) && !body.includes('$RC(') && !body.includes('$RV(')) {
    problems.push('a spinner that nothing replaces');
  }
  return problems;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const checkBody: Check = (exchange, facts) => {
  const { request, body, status } = exchange;
  const { format } = request.expectation;
  if (!hasBody(exchange)) return body === '' ? [] : [`${request.method} ${status} with a body`];
  if (status === 301) return [];
  if (format === 'page') return checkPage(exchange, facts);
  return format === 'json' && parseJson(body) === undefined ? ['not JSON'] : [];
};

const INTERNALS = /injected fault|Underhåll|\/faults\/|\b\w+Error\b|\bworker\.js\b|\n\s+at /;

const checkErrorText: Check = (exchange) => {
  const internals = isError(exchange) || showsFailure(exchange) ? INTERNALS.exec(exchange.body) : null;
  return internals ? [`an error that shows internals: ${JSON.stringify(internals[0])}`] : [];
};

const checkEtag: Check = ({ request, status, headers, body, bodyEtag }) => {
  const { etag } = headers;
  if (status === 304) {
    const sent = request.headers['if-none-match'] ?? '';
    return etag !== undefined && sent.includes(etag) ? [] : [`304 with ETag ${etag} for If-None-Match ${sent}`];
  }
  if (etag === undefined || body === '') return [];
  const sent = request.headers['if-none-match'] ?? '';
  return [
    ...(etag.replace(/^W\//, '') === bodyEtag ? [] : [`ETag ${etag}, but the body has ${bodyEtag}`]),
    ...(sent.includes(etag) && status === 200 ? [`200 although If-None-Match has ${etag}`] : []),
  ];
};

const SCRIPT_START = '<script>';

/** The name as the provider sends it, without what the fault `scripts` adds. */
const cleanName = (name: string): string => name.split(SCRIPT_START)[0] ?? '';

const expectedName = (id: string, credential: string | null): string =>
  `${NAMES.get(id) ?? '?'}${credential === null ? '' : ` (${credential})`}`;

const checkProducts: Check = (exchange) => {
  const { request } = exchange;
  const { productId } = request.expectation;
  if (!isGood(exchange)) return [];
  const products = readProducts(exchange);
  const problems = products
    .filter(({ id, name }) => cleanName(name) !== expectedName(id, request.credential))
    .map(({ id, name }) => `product ${id} is named ${JSON.stringify(name)}`);
  if (productId !== null && (products.length !== 1 || products[0]?.id !== productId)) {
    problems.push(`shows ${products.map(({ id }) => id).join(', ') || 'no product'} instead of ${productId}`);
  }
  return problems;
};

const checkPhase = (phase: Phase, exchange: Exchange): readonly string[] => {
  const { request, sentAt, receivedAt } = exchange;
  const { resource } = request.expectation;
  const agedMs = sentAt - phase.until;
  const problems: string[] = [];
  if (resource !== null && alwaysFails(phase.behaviour, resource)) {
    problems.push(`data of phase ${phase.index}, whose responses are unusable (${phase.behaviour.fault})`);
  }
  if (request.credential !== null && agedMs > SLACK_MS) {
    problems.push(`private data of phase ${phase.index}, which ended ${agedMs} ms before the request`);
  }
  if (!isStale(exchange) && agedMs > PRODUCT_TTL_SECONDS * 1000 + SLACK_MS) {
    problems.push(`fresh data of phase ${phase.index}, which ended ${agedMs} ms before the request`);
  }
  const age = exchange.headers.age === undefined ? null : Number(exchange.headers.age);
  const oldestMs = receivedAt - phase.from + MAX_REQUEST_MS;
  if (age !== null && ((age + 1) * 1000 + SLACK_MS < agedMs || age * 1000 > oldestMs)) {
    problems.push(`Age: ${age}, but its data is ${agedMs} to ${oldestMs} ms old`);
  }
  return problems;
};

const checkFreshness: Check = (exchange, facts) => {
  const { headers } = exchange;
  const problems: string[] = [];
  if (isStale(exchange) && !mayFailNow(exchange, facts)) problems.push('stale while the provider serves');
  if (headers['cache-status']?.includes('stored') && isStale(exchange)) problems.push('a stale response was stored');
  const remaining = parseCacheStatus(headers['cache-status']).ttl;
  if (remaining !== null && remaining > PRODUCT_TTL_SECONDS) problems.push(`Cache-Status: ttl=${remaining}`);
  const age = Number(headers.age ?? 0);
  if (!isStale(exchange) && age > PRODUCT_TTL_SECONDS) problems.push(`fresh data with Age: ${age}`);
  if (!isGood(exchange) || exchange.request.expectation.format === 'other') return problems;

  const prices = [...new Set(readProducts(exchange).map(({ price }: ShownProduct) => price))];
  if (prices.length > 1) problems.push(`prices of several responses: ${prices.join(', ')}`);
  const [price] = prices;
  if (price === undefined) return problems;
  const phase = phaseOfPrice(facts.phases, price);
  return [...problems, ...(phase ? checkPhase(phase, exchange) : [`the price ${price}, which no phase had`])];
};

const checkStreaming: Check = (exchange) =>
  isStreamed(exchange) && exchange.request.headers['sec-fetch-dest'] !== 'document'
    ? ['streamed to a client that does not navigate']
    : [];

/** Whoever could have a copy is served within a second. */
const checkDuration: Check = ({ request, sentAt, receivedAt }, { slowIntervals, knownGood }) => {
  const { lastGood } = request.expectation;
  const limit = lastGood !== null && knownGood.has(lastGood) ? COPY_LIMIT_MS : RESPONSE_LIMIT_MS;
  const isSlowMachine = slowIntervals.some(({ from, until }) => from <= receivedAt && until >= sentAt);
  return receivedAt - sentAt > limit && !isSlowMachine ? [`took ${receivedAt - sentAt} ms, at most ${limit}`] : [];
};

const CHECKS: readonly Check[] = [
  checkStatus,
  checkSecurityHeaders,
  checkCacheControl,
  checkPrivacy,
  checkLocation,
  checkBody,
  checkErrorText,
  checkEtag,
  checkProducts,
  checkFreshness,
  checkStreaming,
  checkDuration,
];

/** Checks one response against what is allowed at that moment. Pure. Returns one sentence for each violation. */
export const checkExchange: Check = (exchange, facts) => CHECKS.flatMap((check) => check(exchange, facts));
