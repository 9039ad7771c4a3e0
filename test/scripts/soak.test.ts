import { describe, expect, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { checkExchange, checkLog, type Exchange, type Facts, readExchange } from '../../scripts/soak/check.ts';
import { createRecovery, type Interval, type Phase, planPhases } from '../../scripts/soak/provider.ts';
import { planTraffic, type SoakRequest } from '../../scripts/soak/traffic.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { type Behaviour, createClock, createFaultyProvider } from '../support/faults.ts';

const [first] = catalogue;
if (!first) throw new Error('the catalogue is empty');

const SENT_AT = 1_000_000;
const PRICE = 123_400;

const phase = (from: number, until: number, changes: Partial<Phase> = {}): Phase & Interval => ({
  durationMs: until - from,
  behaviour: { fault: 'none' },
  isOutage: false,
  price: PRICE,
  from,
  until,
  ...changes,
});
const healthy = phase(SENT_AT - 60_000, Number.POSITIVE_INFINITY);
/** An outage that began 30 seconds before the request. */
const outage = [
  phase(SENT_AT - 60_000, SENT_AT - 30_000),
  phase(SENT_AT - 30_000, Number.POSITIVE_INFINITY, { isOutage: true, price: PRICE + 100 }),
];

const request: SoakRequest = {
  path: productPath(first.id),
  headers: {},
  token: 'visitor7q',
  key: first.id,
  hasCopy: true,
  productIds: [first.id],
  status: 200,
  credential: null,
  isConditional: false,
  abortAfterMs: null,
};
const LIST = { path: `${PATHS.products}?q=visitor7q`, key: 'list', productIds: catalogue.map(({ id }) => id) };
const STREAMED = { headers: { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Firefox/140.0' } };
const asVisitor = (token: string) => ({ credential: `Bearer ${token}`, headers: { authorization: `Bearer ${token}` } });

/** A site whose responses are checked. Its provider has one price for all products. */
const startSite = async (behaviour: Behaviour = {}) => {
  const provider = createFaultyProvider();
  await provider.behave({ price: PRICE, ...behaviour });
  const clock = createClock();
  const vars = { PROVIDER_API_URL: provider.url, STREAM_AFTER_MS: '50' };
  const site = createTestApp({ vars, now: clock.now });
  const visit = async (changes: Partial<SoakRequest> = {}): Promise<Exchange> => {
    const sent = { ...request, ...changes };
    const response = await site.get(sent.path, { headers: sent.headers });
    const exchange = await readExchange(response, { request: sent, ifNoneMatch: null, from: SENT_AT });
    return { ...exchange, until: SENT_AT + 20 };
  };
  /** The response when the provider has failed since the data expired. */
  const visitStale = async (changes: Partial<SoakRequest> = {}): Promise<Exchange> => {
    await visit(changes);
    clock.advance(3_600);
    await provider.behave({ ...behaviour, price: PRICE, fault: 'status' });
    return visit(changes);
  };
  return { visit, visitStale };
};

const visit = async (changes?: Partial<SoakRequest>, behaviour?: Behaviour) =>
  (await startSite(behaviour)).visit(changes);

const withHeaders = (exchange: Exchange, changes: Readonly<Record<string, string>>): Exchange => ({
  ...exchange,
  headers: new Headers({ ...Object.fromEntries(exchange.headers), ...changes }),
});

const problems = (exchange: Exchange, facts: Partial<Facts> = {}): string =>
  checkExchange(exchange, { phases: [healthy], mayFail: false, isMachineBusy: false, ...facts }).join();

const KINDS: readonly (readonly [string, Partial<SoakRequest>, Behaviour])[] = [
  ["a product's page", {}, {}],
  ["a product's page without images", {}, { fault: 'no-media' }],
  ['a streamed page of a product', STREAMED, { delayMs: 200 }],
  ['the list', LIST, {}],
  ['a streamed list', { ...LIST, ...STREAMED }, { delayMs: 200 }],
  ['the list as JSON', { ...LIST, path: '/api/products' }, {}],
  ['a product as JSON', { path: `/api/products/${first.id}` }, {}],
  ['a product for a credential', { path: `/api/products/${first.id}`, ...asVisitor('visitor7q') }, {}],
];

describe("the soak test's check of a response", () => {
  it.each(KINDS)(
    'accepts %s, with the right products alone and a price of that time',
    async (_kind, changes, behaviour) => {
      const exchange = await visit(changes, behaviour);
      expect(problems(exchange)).toBe('');
      const other = { ...exchange.request, productIds: exchange.request.productIds.map((id) => `${id}-2`) };
      expect(problems({ ...exchange, request: other })).toContain(`${first.id}-2`);
      expect(problems(exchange, { phases: [] })).toContain(`the price ${PRICE}, which`);
      expect(problems(exchange, { phases: outage })).toContain('not stale, with a price that ended 30000 ms before');
    },
  );

  it.each(KINDS.filter(([, { credential }]) => credential === undefined))(
    'accepts %s when it is stale, during an outage alone',
    async (_kind, changes, behaviour) => {
      const exchange = await (await startSite(behaviour)).visitStale(changes);
      expect(problems(exchange, { phases: outage, mayFail: true })).toBe('');
      expect(problems(exchange)).toContain('stale while the provider serves');
    },
  );

  it.each([
    ['a page', {}],
    ['a streamed page', STREAMED],
    ['JSON', { path: `/api/products/${first.id}` }],
  ])('flags %s that is a failure, during an outage when there is a copy', async (_kind, changes) => {
    const exchange = await visit({ ...changes, hasCopy: false }, { fault: 'status', delayMs: 200 });
    expect(problems(exchange)).toMatch(/^a failure \(\d+\) while the provider serves$/);
    expect(problems(exchange, { phases: outage, mayFail: true })).toBe('');
    const { request } = exchange;
    expect(problems({ ...exchange, request: { ...request, hasCopy: true } }, { mayFail: true })).toContain('a copy');
  });

  it("flags another visitor's product, the provider's cookie, and a private response for shared caches", async () => {
    const path = `/api/products/${first.id}`;
    const others = { ...(await visit({ path, ...asVisitor('visitor6q') })), request: { ...request, path } };
    expect(problems(others)).toContain(`product ${first.id} is named "${first.name} (Bearer visitor6q)"`);
    expect(problems(others)).toContain('contains visitor6q');
    expect(problems(withHeaders(others, { 'set-cookie': 'session=somebody' }))).toContain('cookie');
    const own = await visit({ path, ...asVisitor('visitor7q') });
    expect(problems(withHeaders(own, { 'cache-control': 'public, max-age=5' }))).toContain('shared cache');
  });

  it('flags a visitor who waits for more than a second although there is a copy', async () => {
    const late = { ...(await visit()), until: SENT_AT + 1_600 };
    expect(problems(late)).toContain('took 1600 ms');
    expect(problems(late, { isMachineBusy: true })).toBe('');
    expect(problems({ ...late, request: { ...request, hasCopy: false } })).toBe('');
  });

  it('flags truncated HTML and an ETag of another body', async () => {
    const page = await visit();
    expect(problems({ ...page, body: page.body.slice(0, -9) })).toContain('truncated HTML');
    expect(problems(withHeaders(page, { etag: '"other"' }))).toContain('ETag "other"');
    expect(problems({ ...page, status: 304, ifNoneMatch: '"x"' })).toContain('304 for an ETag');
  });
});

describe("the soak test's rule of recovery", () => {
  const END = 100_000;
  const START = END - 10_000;
  const troubles = [{ from: START, until: END }];
  const visitAt = (from: number): Interval => ({ from, until: from + 50 });

  it('excuses who meets the trouble, and no key that did not', () => {
    const { mayFail } = createRecovery();
    expect(mayFail('list', visitAt(END - 1), troubles)).toBe(true);
    expect(mayFail('list', visitAt(END + 9_000), troubles)).toBe(true);
    expect(mayFail('other', visitAt(END + 9_000), troubles)).toBe(false);
  });

  it('excuses a key whose request was under way when the trouble began, although the visitor had left', () => {
    const { mayFail } = createRecovery();
    mayFail('list', { from: START - 50, until: Number.POSITIVE_INFINITY }, []);
    expect(mayFail('list', visitAt(END + 9_000), troubles)).toBe(true);
  });

  it('excuses one visit more when the failure is no longer remembered', () => {
    const { mayFail } = createRecovery();
    mayFail('list', visitAt(END - 1), troubles);
    expect(mayFail('list', visitAt(END + 20_000), troubles)).toBe(true);
    expect(mayFail('list', visitAt(END + 23_000), troubles)).toBe(false);
  });
});

describe("the soak test's check of the log", () => {
  const line = (value: unknown) => ({ at: SENT_AT, text: JSON.stringify(value) });

  it('accepts one report of each incident and flags a second one soon after it', () => {
    const list = line({ event: 'report', incident: 'list' });
    expect(checkLog([list, line({ event: 'report', incident: 'product' }), line({ event: 'other' })])).toEqual([]);
    expect(checkLog([list, list])).toEqual(['"list" reported again after 0 ms']);
  });

  it('flags an error that belongs to no incident, and what the site did not write', () => {
    expect(checkLog([line({ event: 'report' })])).toHaveLength(1);
    expect(checkLog([{ at: SENT_AT, text: 'Uncaught Error: x' }])).toEqual(['logged Uncaught Error: x']);
  });
});

it('the soak test plans the same requests and phases for the same seed, and others for another one', () => {
  expect(planTraffic(1, 50)).toEqual(planTraffic(1, 50));
  expect(planTraffic(1, 50)).not.toEqual(planTraffic(2, 50));
  expect(planPhases(1, 60_000)).toEqual(planPhases(1, 60_000));
  expect(planPhases(1, 60_000)).not.toEqual(planPhases(2, 60_000));
});
