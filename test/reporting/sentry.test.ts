import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../src/reporting/log.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { createIngestProject } from '../support/ingest-project.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Personal data in a request. No report may contain any of it. */
const PERSONAL = {
  cookie: 'cc_cookie=kakmonstret; session=kaksession',
  authorization: 'Bearer behorighetsbevis',
  'cf-connecting-ip': '203.0.113.77',
  'x-forwarded-for': '203.0.113.78',
  'user-agent': 'Hemlighetsbladdraren/1.0',
  referer: 'https://forening.example/hemlig-hanvisning?mejl=anna@forening.example',
};
const QUERY = '?namn=Annasson&personnummer=19900101-1234';
const SECRETS = [
  'kakmonstret',
  'kaksession',
  'behorighetsbevis',
  '203.0.113',
  'Hemlighetsbladdraren',
  'hemlig-hanvisning',
  'anna@forening',
  'Annasson',
  '19900101',
];

/** A site that has served a page, and whose next page throws. */
const siteAboutToFail = async (vars: Record<string, string>, error: Error = new RangeError('the clock is broken')) => {
  const faults: Error[] = [];
  const now = () => {
    const fault = faults.pop();
    if (fault) throw fault;
    return NOW;
  };
  const site = createTestApp({ vars, reports: true, now });
  await site.get('/');
  faults.push(error);
  return site;
};

const loggedAs = (event: LogEvent, { logged }: ReturnType<typeof createTestApp>) =>
  logged.filter((line) => line.event === event);

describe('an error in the Worker', () => {
  it('reaches the ingest exactly once, with release, build, environment, route and the error code that the visitor sees', async () => {
    const ingest = createIngestProject();
    const site = await siteAboutToFail({ SENTRY_DSN: ingest.dsn, ENVIRONMENT: 'staging' });
    const response = await site.get('/hjalp');
    await site.get('/hjalp');
    await site.waitForBackground();
    const [event, ...more] = await ingest.events();
    expect(more).toEqual([]);
    expect(await ingest.received()).toHaveLength(1);
    expect(event).toMatchObject({
      environment: 'staging',
      release: site.deps.release,
      tags: { route: '/hjalp', build: site.deps.config.buildId },
      exception: { values: [{ type: 'RangeError', value: 'the clock is broken' }] },
    });
    expect(response.status).toBe(500);
    expect(event?.tags.request_id).toMatch(/^\w{6}$/);
    expect(await response.text()).toContain(event?.tags.request_id);
    const error = expect.objectContaining({ name: 'RangeError' });
    expect(loggedAs('report', site)).toEqual([expect.objectContaining({ route: '/hjalp', error })]);
  });

  it('is sent with its causes and stack, without folders in file names', async () => {
    const ingest = createIngestProject();
    const site = await siteAboutToFail(
      { SENTRY_DSN: ingest.dsn },
      new Error('outer', { cause: new TypeError('inner') }),
    );
    await site.get('/');
    await site.waitForBackground();
    const values = (await ingest.events())[0]?.exception.values ?? [];
    expect(values.map(({ type, value }) => `${type}: ${value}`)).toEqual(['TypeError: inner', 'Error: outer']);
    for (const { stacktrace } of values) {
      expect(stacktrace?.frames.length).toBeGreaterThan(0);
      for (const { filename } of stacktrace?.frames ?? []) expect(filename ?? '').not.toMatch(/[/\\]/);
    }
  });

  it('is sent without any personal data of the visitor', async () => {
    const ingest = createIngestProject();
    const message = `cannot fetch https://api.example/products${QUERY}`;
    const site = await siteAboutToFail({ SENTRY_DSN: ingest.dsn }, new Error(message));
    await site.get(`/finns-inte%23namn=Nora%20Annasson${QUERY}`, { headers: PERSONAL });
    await site.waitForBackground();
    const [envelope] = await ingest.received();
    expect(envelope?.raw).toContain('https://api.example/products"');
    const sent = `${envelope?.raw} ${JSON.stringify(envelope?.request)}`;
    for (const secret of SECRETS) expect(sent).not.toContain(secret);
    expect(envelope?.items[0]?.payload).not.toMatchObject({ request: expect.anything() });
    expect(envelope?.items[0]?.payload).not.toMatchObject({ user: expect.anything() });
  });
});

it.each([
  ['itself', (error: Error) => error],
  ['an error that it caused', (error: Error) => new Error('inner', { cause: error })],
  ['an object without a prototype', () => Object.create(null)],
])('an error is logged and sent when its cause is %s', async (_name, causeOf) => {
  const ingest = createIngestProject();
  const site = createTestApp({ vars: { SENTRY_DSN: ingest.dsn }, reports: true });
  const error = new Error('outer');
  error.cause = causeOf(error);
  site.deps.report(error, { route: '/' });
  await site.waitForBackground();
  expect(loggedAs('report', site)).toHaveLength(1);
  expect((await ingest.events())[0]?.exception.values.at(-1)?.value).toBe('outer');
});

describe('an ingest that fails', () => {
  it.each([
    ['refuses connections', () => 'http://public@localhost:9/1'],
    ['answers with an error', () => createIngestProject('broken').dsn],
  ])('affects no visitor and is logged once when it %s', async (_name, dsn) => {
    const site = createTestApp({ vars: { SENTRY_DSN: dsn() }, reports: true });
    for (const name of ['first', 'second', 'third']) {
      site.deps.report(new Error(name), { route: '/' });
      await site.waitForBackground();
    }
    expect((await site.get('/hjalp')).status).toBe(200);
    expect(loggedAs('report', site)).toHaveLength(3);
    expect(loggedAs('report-undelivered', site)).toHaveLength(1);
  });

  it('is abandoned when it never responds, and the visitor has the error page', async () => {
    const site = await siteAboutToFail({ SENTRY_DSN: createIngestProject('silent').dsn });
    expect((await site.get('/hjalp')).status).toBe(500);
    await site.waitForBackground();
    expect(loggedAs('report-undelivered', site)).toHaveLength(1);
  }, 15_000);
});

describe('without a Sentry DSN', () => {
  it('logs an error as one structured line and sends nothing', async () => {
    const site = await siteAboutToFail({ SENTRY_DSN: '' });
    await site.get('/hjalp');
    await site.waitForBackground();
    expect(site.logged).toEqual([
      expect.objectContaining({ event: 'report', error: expect.objectContaining({ name: 'RangeError' }) }),
    ]);
  });
});
