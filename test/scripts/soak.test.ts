import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { checkExchange, checkLog, type Exchange, type Facts } from '../../scripts/soak/check.ts';
import { createRecovery, type Interval, type Phase, planPhases } from '../../scripts/soak/provider.ts';
import { planTraffic, type SoakRequest } from '../../scripts/soak/traffic.ts';

const [first, second] = catalogue;
if (!first || !second) throw new Error('the catalogue needs two products');

const SENT_AT = 1_000_000;

const phase = (from: number, until: number, changes: Partial<Phase> = {}): Phase & Interval => ({
  durationMs: until - from,
  behaviour: { fault: 'none' },
  isOutage: false,
  price: 10_000,
  from,
  until,
  ...changes,
});
const healthy = phase(SENT_AT - 60_000, Number.POSITIVE_INFINITY);
/** An outage that began 30 seconds before the request, after healthy data of price 10 000. */
const outage = [
  phase(SENT_AT - 60_000, SENT_AT - 30_000),
  phase(SENT_AT - 30_000, Number.POSITIVE_INFINITY, { isOutage: true, price: 10_100 }),
];

const request = (changes: Partial<SoakRequest> = {}): SoakRequest => ({
  path: `/produkter/${first.id}`,
  headers: {},
  token: 'visitor7q',
  key: first.id,
  keepsCopy: true,
  productId: first.id,
  status: 200,
  credential: null,
  isConditional: false,
  abortAfterMs: null,
  ...changes,
});

const productHtml = ({ id, name }: { readonly id: string; readonly name: string }, kronor = '100'): string =>
  `<!DOCTYPE html><html><head><link rel="canonical" href="http://localhost/produkter/${id}"/></head><body>` +
  `<article class="product"><h1>${name}</h1><div class="deal"><div><strong>${kronor}\u00a0kr</strong></div></div></article>` +
  '</body></html>';

const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;

type Changes = Partial<Omit<Exchange, 'headers'>> & { readonly headers?: Readonly<Record<string, string>> };

const page = ({ headers, body = productHtml(first), ...changes }: Changes = {}): Exchange => ({
  request: request(),
  ifNoneMatch: null,
  from: SENT_AT,
  until: SENT_AT + 20,
  status: 200,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: etagOf(body),
    ...headers,
  }),
  body,
  ...changes,
});

const stalePage = (): Exchange =>
  page({ headers: { 'cache-control': 'no-cache', 'cache-status': 'products; fwd=stale; detail=status; age=40' } });

const errorPage = (): Exchange =>
  page({ status: 503, headers: { 'cache-control': 'no-store' }, body: '<!DOCTYPE html><html></html>' });

const privateJson = (name: string, cacheControl = 'private, no-store'): Exchange => {
  const body = JSON.stringify({ name, price: { amount: 10_000 } });
  return page({
    request: request({ credential: 'Bearer visitor7q', keepsCopy: false }),
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
    body,
  });
};

const problems = (exchange: Exchange, facts: Partial<Facts> = {}): string =>
  checkExchange(exchange, { phases: [healthy], mayFail: false, hadCopy: false, isMachineBusy: false, ...facts }).join();

describe("the soak test's check of a response", () => {
  it('accepts a fresh page, a stale page during an outage, and a private response', () => {
    expect(problems(page())).toBe('');
    expect(problems(stalePage(), { phases: outage, mayFail: true })).toBe('');
    expect(problems(privateJson(`${first.name} (Bearer visitor7q)`))).toBe('');
  });

  it('flags a wrong product, name or price', () => {
    expect(problems(page({ body: productHtml(second) }))).toContain(`shows the product ${second.id}`);
    expect(problems(page({ body: productHtml({ id: first.id, name: second.name }) }))).toContain(
      `product ${first.id} is named "${second.name}"`,
    );
    expect(problems(page({ body: productHtml(first, '77') }))).toContain('the price 7700');
    expect(problems(page({ body: '<!DOCTYPE html><html></html>' }))).toContain('shows the product');
  });

  it("flags another visitor's text, the provider's cookie, and a private response for shared caches", () => {
    expect(problems(privateJson(`${first.name} (Bearer visitor6q)`))).toContain('contains visitor6q');
    expect(problems(page({ headers: { 'set-cookie': 'session=somebody' } }))).toContain('cookie');
    expect(problems(privateJson(`${first.name} (Bearer visitor7q)`, 'public, max-age=5'))).toContain('shared cache');
  });

  it('flags a stale response and a failure while the provider serves', () => {
    expect(problems(stalePage())).toContain('stale while the provider serves');
    expect(problems(errorPage())).toContain('a failure (503) while the provider serves');
  });

  it('accepts a failure during an outage only while there is no copy', () => {
    expect(problems(errorPage(), { phases: outage, mayFail: true })).toBe('');
    expect(problems(errorPage(), { phases: outage, mayFail: true, hadCopy: true })).toContain(
      'although there is a copy',
    );
  });

  it('flags data that is older than its lifetime and not marked as stale', () => {
    expect(problems(page(), { phases: outage })).toContain('not stale, with a price that ended 30000 ms before');
  });

  it('flags a visitor who waits for more than a second although there is a copy', () => {
    const late = page({ until: SENT_AT + 1_600 });
    expect(problems(late)).toBe('');
    expect(problems(late, { hadCopy: true })).toContain('took 1600 ms');
    expect(problems(late, { hadCopy: true, isMachineBusy: true })).toBe('');
  });

  it('flags truncated HTML and an ETag of another body', () => {
    expect(problems(page({ body: productHtml(first).slice(0, -9) }))).toContain('truncated HTML');
    expect(problems(page({ headers: { etag: '"other"' } }))).toContain('ETag "other"');
    expect(problems(page({ status: 304, ifNoneMatch: '"x"', body: '' }))).toContain('304 for an ETag');
  });
});

describe("the soak test's rule of recovery", () => {
  const END = 100_000;
  const troubles = [{ from: END - 10_000, until: END }];
  const visitAt = (from: number): Interval => ({ from, until: from + 50 });

  it('excuses who meets the trouble, and no key that did not', () => {
    const { mayFail } = createRecovery();
    expect(mayFail('list', visitAt(END - 1), troubles)).toBe(true);
    expect(mayFail('list', visitAt(END + 9_000), troubles)).toBe(true);
    expect(mayFail('other', visitAt(END + 9_000), troubles)).toBe(false);
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
