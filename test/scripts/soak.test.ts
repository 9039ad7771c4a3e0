import { describe, expect, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { checkExchange, checkLog, type Exchange, type Facts, readExchange } from '../../scripts/soak/check.ts';
import { createRecovery, type Interval, type Phase } from '../../scripts/soak/provider.ts';
import type { SoakRequest } from '../../scripts/soak/traffic.ts';
import { productPath } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { type Behaviour, createFaultyProvider } from '../support/faults.ts';

const [first] = catalogue;
if (!first) throw new Error('the catalogue is empty');

const SENT_AT = 1_000_000;
const PRICE = 123_400;

const phase = (from: number, until: number): Phase & Interval => ({
  durationMs: until - from,
  behaviour: { fault: 'none' },
  isOutage: false,
  price: PRICE,
  from,
  until,
});
const current = phase(SENT_AT - 60_000, Number.POSITIVE_INFINITY);
const former = phase(SENT_AT - 60_000, SENT_AT - 30_000);

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
const STREAMED = { headers: { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Firefox/140.0' } };

/** A response of a site whose provider has one price for all products. */
const visit = async (changes: Partial<SoakRequest> = {}, behaviour: Behaviour = {}): Promise<Exchange> => {
  const provider = createFaultyProvider();
  await provider.behave({ price: PRICE, ...behaviour });
  const site = createTestApp({ vars: { PROVIDER_API_URL: provider.url, STREAM_AFTER_MS: '50' } });
  const sent = { ...request, ...changes };
  const response = await site.get(sent.path, { headers: sent.headers });
  const exchange = await readExchange(response, { request: sent, ifNoneMatch: null, from: SENT_AT });
  return { ...exchange, until: SENT_AT + 20 };
};

const withHeader = (exchange: Exchange, name: string, value: string): Exchange => ({
  ...exchange,
  headers: new Headers([...exchange.headers, [name, value]]),
});

const problems = (exchange: Exchange, facts: Partial<Facts> = {}): string =>
  checkExchange(exchange, { phases: [current], mayFail: false, isMachineBusy: false, ...facts }).join();

// That it accepts what is right is shown by test/e2e/soak.test.ts.
describe("the soak test's check of a response", () => {
  it('flags a wrong product, a wrong price, and a price that is too old', async () => {
    const page = await visit();
    expect(problems(page)).toBe('');
    expect(problems({ ...page, request: { ...request, productIds: ['another'] } })).toContain('and not another');
    expect(problems(page, { phases: [] })).toContain(`the price ${PRICE}, which`);
    expect(problems(page, { phases: [former] })).toContain('not stale, with a price that ended 30000 ms before');
  });

  it.each([
    ['an error page', {}],
    ['a streamed page', STREAMED],
  ])('flags %s that is a failure, during an outage when there is a copy', async (_kind, changes) => {
    const failure = await visit({ ...changes, hasCopy: false }, { fault: 'status', delayMs: 200 });
    expect(problems(failure)).toMatch(/^a failure \(\d+\) while the provider serves$/);
    expect(problems(failure, { mayFail: true })).toBe('');
    const withCopy = { ...failure, request };
    expect(problems(withCopy, { mayFail: true })).toContain('although there is a copy');
    expect(problems(withCopy, { mayFail: true, isMachineBusy: true })).toBe('');
  });

  it("flags another visitor's product, the provider's cookie, and a private response for shared caches", async () => {
    const credential = 'Bearer visitor6q';
    const path = `/api/products/${first.id}`;
    const own = await visit({ path, token: 'visitor6q', credential, headers: { authorization: credential } });
    expect(problems(own)).toBe('');
    expect(problems({ ...own, request })).toContain(`is named "${first.name} (Bearer visitor6q)"`);
    expect(problems({ ...own, request })).toContain('contains visitor6q');
    expect(problems(withHeader(own, 'set-cookie', 'session=somebody'))).toContain('cookie');
    expect(problems(withHeader(own, 'cache-control', 'public'))).toContain('shared cache');
  });

  it('flags truncated HTML, an ETag of another body, stale data, and a late response', async () => {
    const page = await visit();
    expect(problems({ ...page, body: page.body.slice(0, -9) })).toContain('truncated HTML');
    expect(problems({ ...page, bodyEtag: '"other"' })).toContain('for a body with "other"');
    const stale = withHeader({ ...page, page: null }, 'cache-status', 'product; fwd=stale');
    expect(problems(stale)).toContain('stale while the provider serves');
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
