import { describe, expect, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { checkExchange, type Exchange, type Facts } from '../../scripts/soak/check.ts';
import { memoryGrowth } from '../../scripts/soak/memory.ts';
import { type Behaviour, type Phase, planPhase } from '../../scripts/soak/phases.ts';
import { checkReports, parseLog, type ReportLine } from '../../scripts/soak/reports.ts';
import { createRequest, type Expectation, type SoakRequest } from '../../scripts/soak/traffic.ts';

const [first, second] = catalogue;
if (!first || !second) throw new Error('the catalogue needs two products');

const SENT_AT = 1_000_000;
const STEP = 7;
const ETAG = `"${'a'.repeat(32)}"`;
const HEALTHY: Behaviour = { fault: 'none', delayMs: 0, status: 500, retryAfter: null, price: 10_000 };

const phase = (from: number, until: number, behaviour: Partial<Behaviour> = {}, index = 0): Phase => ({
  index,
  durationMs: until - from,
  behaviour: { ...HEALTHY, ...behaviour },
  from,
  until,
});
const healthy = phase(SENT_AT - 60_000, Number.POSITIVE_INFINITY);
/** An outage that begins before the request, after healthy data of price 10 000. */
const outage = [
  phase(SENT_AT - 60_000, SENT_AT - 30_000),
  phase(SENT_AT - 30_000, Number.POSITIVE_INFINITY, { fault: 'status', price: 10_100 }, 1),
];

const facts = (changes: Partial<Facts> = {}): Facts => ({
  phases: [healthy],
  slowIntervals: [],
  knownGood: new Set(),
  mayRememberFailure: new Set(),
  origin: 'http://localhost',
  ...changes,
});

const EXPECTATION: Expectation = {
  format: 'page',
  statuses: [200],
  resource: 'detail',
  failureStatuses: [502, 503],
  mayBeLimited: false,
  lastGood: first.id,
  productId: first.id,
  mayEcho: true,
};

const request = (changes: Partial<SoakRequest> = {}): SoakRequest => ({
  step: STEP,
  kind: 'product page',
  variant: 'plain',
  method: 'GET',
  path: `/produkter/${first.id}`,
  headers: {},
  credential: null,
  expectation: EXPECTATION,
  abortAfterMs: null,
  ...changes,
});

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const productHtml = ({ id, name }: { readonly id: string; readonly name: string }, price = '100'): string =>
  `<!DOCTYPE html><html><head><link rel="canonical" href="http://localhost/produkter/${id}"/></head><body>` +
  `<article class="product"><h1>${name}</h1><div class="deal"><div><strong>${price}\u00a0kr</strong></div></div></article>` +
  '</body></html>';

const page = (changes: Partial<Exchange> = {}): Exchange => ({
  request: request(),
  sentAt: SENT_AT,
  receivedAt: SENT_AT + 20,
  status: 200,
  headers: {
    ...SECURITY_HEADERS,
    'cache-control': 'public, max-age=0, must-revalidate',
    'cache-status': 'pages; hit',
    etag: ETAG,
  },
  body: productHtml(first),
  bodyEtag: ETAG,
  ...changes,
});

const withHeaders = (exchange: Exchange, headers: Readonly<Record<string, string>>): Exchange => ({
  ...exchange,
  headers: { ...exchange.headers, ...headers },
});

const privateJson = (credential: string, name: string): Exchange =>
  page({
    request: request({
      kind: 'api with a credential',
      path: `/api/products/${first.id}`,
      credential,
      expectation: { ...EXPECTATION, format: 'json', lastGood: null },
    }),
    headers: { ...SECURITY_HEADERS, 'cache-control': 'private, no-store', 'cache-status': 'products; fwd=bypass' },
    body: JSON.stringify({ name, price: { amount: 10_000 } }),
  });

const stalePage = (): Exchange =>
  withHeaders(page({ body: productHtml(first).replace('<article', '<p class="stale-note">kl. 13.05</p><article') }), {
    'cache-control': 'no-cache',
    'cache-status': 'products; fwd=stale; ttl=0; detail=status; age=40',
    age: '40',
  });

const errorPage = (status: number, body = '<!DOCTYPE html><html></html>'): Exchange =>
  page({ status, headers: { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'retry-after': '30' }, body });

const problems = (exchange: Exchange, changes: Partial<Facts> = {}): string =>
  checkExchange(exchange, facts(changes)).join('\n');

describe("the soak test's check of a response", () => {
  it('accepts a cached page, a stale page during an outage, and a private response', () => {
    expect(problems(page())).toBe('');
    expect(problems(stalePage(), { phases: outage })).toBe('');
    expect(problems(privateJson('Bearer visitor7q', `${first.name} (Bearer visitor7q)`))).toBe('');
  });

  it("flags another product's page", () => {
    expect(problems(page({ body: productHtml(second) }))).toContain(`shows ${second.id} instead of ${first.id}`);
  });

  it("flags another product's name under the right URL", () => {
    expect(problems(page({ body: productHtml({ id: first.id, name: second.name }) }))).toContain(
      `product ${first.id} is named "${second.name}"`,
    );
  });

  it("flags a page without the product's markup", () => {
    expect(problems(page({ body: '<!DOCTYPE html><html></html>' }))).toContain('shows no product');
  });

  it("flags another visitor's credential in a private response", () => {
    const found = problems(privateJson('Bearer visitor7q', `${first.name} (Bearer visitor6q)`));
    expect(found).toContain('contains visitor6q, which another request sent');
  });

  it('flags a private response that shared caches may store', () => {
    const exchange = privateJson('Bearer visitor7q', `${first.name} (Bearer visitor7q)`);
    expect(problems(withHeaders(exchange, { 'cache-control': 'public, max-age=5' }))).toContain('a private response');
  });

  it("flags another visitor's parameter in a cached page", () => {
    const body = productHtml(first).replace('</body>', '<a href="?utm_source=visitor3q"></a></body>');
    expect(problems(page({ body }))).toContain('contains visitor3q');
  });

  it("flags the provider's cookie", () => {
    expect(problems(withHeaders(page(), { 'set-cookie': 'session=somebody' }))).toContain('Set-Cookie');
  });

  it('flags a stale response while the provider serves', () => {
    expect(problems(stalePage())).toBe('stale while the provider serves');
  });

  it('flags a fresh response whose data is older than its lifetime', () => {
    expect(problems(page(), { phases: outage })).toContain('fresh data of phase 0, which ended 30000 ms before');
  });

  it('flags data that the provider never sent', () => {
    expect(problems(page({ body: productHtml(first, '77') }))).toContain('the price 7700, which no phase had');
  });

  it('flags an Age that is younger than the data', () => {
    const exchange = withHeaders(stalePage(), { age: '1' });
    expect(problems(exchange, { phases: outage })).toContain('Age: 1, but its data is');
  });

  it('flags a missing security header', () => {
    const { 'x-frame-options': _, ...headers } = page().headers;
    expect(problems(page({ headers }))).toBe('x-frame-options: missing');
  });

  it('flags truncated HTML', () => {
    expect(problems(page({ body: productHtml(first).slice(0, -9) }))).toContain('truncated HTML');
  });

  it('flags an ETag that does not match the body', () => {
    expect(problems(page({ bodyEtag: `"${'b'.repeat(32)}"` }))).toContain(`ETag ${ETAG}, but the body has`);
  });

  it('flags a 304 for an ETag that the client did not send', () => {
    const conditional = request({ variant: 'conditional', headers: { 'if-none-match': '"x"' } });
    expect(problems(page({ request: conditional, status: 304, body: '' }))).toContain('304 with ETag');
  });

  it('flags an error while the provider serves', () => {
    expect(problems(errorPage(503))).toContain('status 503 shows a failure while the provider serves');
  });

  it('accepts an error while the machine is so busy that a healthy provider may time out', () => {
    expect(problems(errorPage(503), { slowIntervals: [{ from: SENT_AT - 5_000, until: SENT_AT - 4_000 }] })).toBe('');
  });

  it('accepts an error during an outage only before a good copy was seen', () => {
    expect(problems(errorPage(503), { phases: outage })).toBe('');
    expect(problems(errorPage(503), { phases: outage, knownGood: new Set([first.id]) })).toContain('last good copy');
  });

  it('flags an error page that shows internals or may be stored', () => {
    const exchange = errorPage(503, '<!DOCTYPE html><html>TypeError: x</html>');
    expect(problems(exchange, { phases: outage })).toContain('internals: "TypeError"');
    const stored = withHeaders(errorPage(503), { 'cache-control': 'no-cache' });
    expect(problems(stored, { phases: outage })).toContain('an error with Cache-Control: no-cache');
  });

  it('accepts a 429 with Retry-After only where the rate limit applies', () => {
    const limited = request({ expectation: { ...EXPECTATION, mayBeLimited: true } });
    expect(problems({ ...errorPage(429), request: limited })).toBe('');
    expect(problems(errorPage(429))).toContain('status 429 is not allowed');
  });

  it('accepts a stale response after an outage while the failure may be remembered', () => {
    const phases = [
      phase(SENT_AT - 60_000, SENT_AT - 20_000, { fault: 'status' }),
      phase(SENT_AT - 20_000, Number.POSITIVE_INFINITY, {}, 1),
    ];
    expect(problems(stalePage(), { phases })).toContain('stale while the provider serves');
    const mayRememberFailure = new Set([first.id]);
    expect(problems(stalePage(), { phases, mayRememberFailure })).not.toContain('stale while the provider serves');
  });

  it('flags a visitor who waits for more than a second although there is a copy', () => {
    const late = page({ receivedAt: SENT_AT + 1_600 });
    expect(problems(late)).toBe('');
    expect(problems(late, { knownGood: new Set([first.id]) })).toContain('took 1600 ms, at most 1500');
  });

  it('flags a redirect to another host', () => {
    const exchange = withHeaders(page({ status: 301, body: '' }), { location: '//elsewhere.example/' });
    expect(problems(exchange)).toContain('redirects to //elsewhere.example/');
  });
});

describe("the soak test's check of reports", () => {
  const report = (incident: string | null): ReportLine => ({ timestamp: SENT_AT, incident, text: 'x' });

  it('accepts one report of each incident and flags a second one soon after it', () => {
    expect(checkReports([report('list'), report('product')])).toEqual([]);
    expect(checkReports([report('list'), report('list')])).toEqual(['incident "list" reported again after 0 ms']);
  });

  it('flags an error that belongs to no incident', () => {
    expect(checkReports([report(null)])).toEqual(['an error outside any incident: x']);
  });

  it("tells the site's log lines from those of the runtime", () => {
    const line = (message: string) => ({ timestamp: SENT_AT, message });
    const parsed = parseLog([line('{"event":"report","incident":"list"}'), line('Uncaught Error: x')]);
    expect(parsed).toMatchObject({ events: { report: 1 }, foreign: ['Uncaught Error: x'] });
    expect(parsed.reports.map(({ incident }) => incident)).toEqual(['list']);
  });
});

describe("the soak test's plan", () => {
  it('gives the same requests and phases for the same seed and others for another seed', () => {
    const requests = (seed: number) => Array.from({ length: 50 }, (_, step) => createRequest(seed, step, () => ETAG));
    const phases = (seed: number) => Array.from({ length: 50 }, (_, index) => planPhase(seed, index));
    expect(requests(1)).toEqual(requests(1));
    expect(requests(1)).not.toEqual(requests(2));
    expect(phases(1)).toEqual(phases(1));
    expect(phases(1)).not.toEqual(phases(2));
  });

  it('gives each phase a price of its own', () => {
    const prices = Array.from({ length: 500 }, (_, index) => planPhase(3, index).behaviour.price);
    expect(new Set(prices).size).toBe(prices.length);
  });
});

describe("the soak test's measurement of memory", () => {
  it('compares the end of the run with the end of the warm-up', () => {
    const warmUp = Array.from({ length: 200 }, (_, i) => 50 + i / 4);
    const flat = Array.from({ length: 400 }, () => 100);
    const growing = Array.from({ length: 400 }, (_, i) => 100 + i);
    expect(memoryGrowth([...warmUp, ...flat])?.factor).toBe(1);
    expect(memoryGrowth([...warmUp, ...growing])?.factor).toBeGreaterThan(1.5);
  });

  it('says nothing about a run that was too short', () => {
    expect(memoryGrowth([1, 2, 3])).toBeNull();
  });
});
