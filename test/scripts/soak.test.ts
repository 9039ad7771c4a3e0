import { describe, expect, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { checkExchange, checkLog, type Exchange, type Facts, readExchange } from '../../scripts/soak/check.ts';
import { createRecovery, type Interval, type Phase } from '../../scripts/soak/provider.ts';
import type { SoakRequest } from '../../scripts/soak/traffic.ts';
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
const API_PATH = `/api/products/${first.id}`;
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

const withHeaders = (exchange: Exchange, changes: Readonly<Record<string, string>>): Exchange => ({
  ...exchange,
  headers: new Headers({ ...Object.fromEntries(exchange.headers), ...changes }),
});

const problems = (exchange: Exchange, facts: Partial<Facts> = {}): string =>
  checkExchange(exchange, { phases: [healthy], mayFail: false, isMachineBusy: false, ...facts }).join();

describe("the soak test's check of a response", () => {
  it.each([
    ["a product's page", {}, {}],
    ['a streamed list', { ...LIST, ...STREAMED }, { delayMs: 200 }],
    ['a product as JSON for a credential', { path: API_PATH, ...asVisitor('visitor7q') }, {}],
  ])('accepts %s, with the right products alone and a price of that time', async (_kind, changes, behaviour) => {
    const exchange = await (await startSite(behaviour)).visit(changes);
    expect(problems(exchange)).toBe('');
    const other = { ...exchange.request, productIds: exchange.request.productIds.map((id) => `${id}-2`) };
    expect(problems({ ...exchange, request: other })).toContain(`${first.id}-2`);
    expect(problems(exchange, { phases: [] })).toContain(`the price ${PRICE}, which`);
    expect(problems(exchange, { phases: outage })).toContain('not stale, with a price that ended 30000 ms before');
  });

  it.each([
    ['a page', {}],
    ['JSON', { path: API_PATH }],
  ])('accepts %s that is stale, during an outage alone', async (_kind, changes) => {
    const exchange = await (await startSite()).visitStale(changes);
    expect(problems(exchange, { phases: outage, mayFail: true })).toBe('');
    expect(problems(exchange)).toContain('stale while the provider serves');
  });

  it.each([
    ['an error page', {}],
    ['a streamed page', STREAMED],
  ])('flags %s that is a failure, during an outage when there is a copy', async (_kind, changes) => {
    const site = await startSite({ fault: 'status', delayMs: 200 });
    const exchange = await site.visit({ ...changes, hasCopy: false });
    expect(problems(exchange)).toMatch(/^a failure \(\d+\) while the provider serves$/);
    expect(problems(exchange, { mayFail: true })).toBe('');
    const withCopy = { ...exchange, request };
    expect(problems(withCopy, { mayFail: true })).toContain('although there is a copy');
    expect(problems(withCopy, { mayFail: true, isMachineBusy: true })).toBe('');
  });

  it("flags another visitor's product, the provider's cookie, and a private response for shared caches", async () => {
    const { visit } = await startSite();
    const others = { ...(await visit({ path: API_PATH, ...asVisitor('visitor6q') })), request };
    expect(problems(others)).toContain(`product ${first.id} is named "${first.name} (Bearer visitor6q)"`);
    expect(problems(others)).toContain('contains visitor6q');
    expect(problems(withHeaders(others, { 'set-cookie': 'session=somebody' }))).toContain('cookie');
    const own = await visit({ path: API_PATH, ...asVisitor('visitor7q') });
    expect(problems(withHeaders(own, { 'cache-control': 'public, max-age=5' }))).toContain('shared cache');
  });

  it('flags truncated HTML, an ETag of another body, and a late response, unless the machine is busy', async () => {
    const page = await (await startSite()).visit();
    expect(problems({ ...page, body: page.body.slice(0, -9) })).toContain('truncated HTML');
    expect(problems(withHeaders(page, { etag: '"other"' }))).toContain('ETag "other"');
    const late = { ...page, until: SENT_AT + 1_600 };
    expect(problems(late)).toContain('took 1600 ms');
    expect(problems(late, { isMachineBusy: true })).toBe('');
  });
});

it("the soak test's rule of recovery excuses who met the trouble, and one visit more, and no other key", () => {
  const END = 100_000;
  const troubles = [{ from: END - 10_000, until: END }];
  const visitAt = (from: number): Interval => ({ from, until: from + 50 });
  const { mayFail } = createRecovery();
  expect(mayFail('list', visitAt(END - 1), troubles)).toBe(true);
  expect(mayFail('other', visitAt(END + 9_000), troubles)).toBe(false);
  expect(mayFail('list', visitAt(END + 20_000), troubles)).toBe(true);
  expect(mayFail('list', visitAt(END + 23_000), troubles)).toBe(false);
});

it("the soak test's check of the log flags an incident that is reported twice, and an error outside incidents", () => {
  const line = (value: unknown) => ({ at: SENT_AT, text: JSON.stringify(value) });
  const list = line({ event: 'report', incident: 'list' });
  expect(checkLog([list, line({ event: 'report', incident: 'product' }), line({ event: 'other' })])).toEqual([]);
  expect(checkLog([list, list])).toEqual(['"list" reported again after 0 ms']);
  expect(checkLog([line({ event: 'report' })])).toHaveLength(1);
  expect(checkLog([{ at: SENT_AT, text: 'Uncaught Error: x' }])).toEqual(['logged Uncaught Error: x']);
});
