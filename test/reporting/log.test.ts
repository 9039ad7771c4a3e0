import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIncidents } from '../../src/reporting/incidents.ts';
import { createCounter, createLog, LOG_EVENTS, type LogEvent } from '../../src/reporting/log.ts';
import { createFaultySite, createTestApp, fetchSite } from '../support/create-test-app.ts';

const METHODS = ['info', 'warn', 'error'] as const;

/** What was logged, oldest first. */
let lines: { readonly method: (typeof METHODS)[number]; readonly line: unknown }[];

beforeEach(() => {
  lines = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((line) => void lines.push({ method, line: JSON.parse(String(line)) }));
  }
});

afterEach(() => vi.restoreAllMocks());

const CODE = { release: 'commit', build: 'version' };
const isEvent = (name: string): name is LogEvent => name in LOG_EVENTS;

describe('the log', () => {
  it('has one line of JSON an event, written with the console method of its level', () => {
    const log = createLog(CODE);
    for (const event of Object.keys(LOG_EVENTS).filter(isEvent)) log(event, { detail: 1 });
    const methods = { info: 'info', warning: 'warn', error: 'error' };
    expect(lines).toEqual(
      Object.entries(LOG_EVENTS).map(([event, level]) => ({
        method: methods[level],
        line: { event, level, ...CODE, detail: 1 },
      })),
    );
  });

  it('names the request id that the visitor sees when a response fails because of the provider', async () => {
    const { provider, site } = createFaultySite();
    await provider.behave({ fault: 'status', status: 500 });
    const html = await (await site.get('/produkter?namn=Annasson')).text();
    const [, requestId] = /Felkod: ([0-9a-f-]{36})/.exec(html.replaceAll('<!-- -->', '')) ?? [];
    expect(requestId).toBeTruthy();
    expect(site.logged).toEqual([
      {
        event: 'provider-failure',
        requestId,
        path: '/produkter',
        failure: 'status',
        status: 500,
        message: 'products: products responded with 500',
      },
    ]);
  });

  it('names the code that runs', async () => {
    await fetchSite('/produkter', { method: 'PUT' });
    const { deps } = createTestApp();
    const code = { release: deps.release, build: deps.config.buildId };
    expect(lines).toEqual([{ method: 'info', line: expect.objectContaining({ event: 'refused', ...code }) }]);
  });

  it('tells once that an incident is over', () => {
    const incidents = createIncidents({ report: () => undefined, log: createLog(CODE), now: () => 0 });
    incidents.recovered('list');
    incidents.failed('list', new Error('down'));
    incidents.recovered('list');
    incidents.recovered('list');
    expect(lines).toEqual([
      { method: 'info', line: { event: 'incident-ended', level: 'info', ...CODE, incident: 'list' } },
    ]);
  });
});

it('a count is logged at once, and then with what has come since, at most once a minute', () => {
  const lines: unknown[] = [];
  let now = 0;
  const count = createCounter({
    log: (event, fields) => void lines.push([event, fields]),
    event: 'rate-limited',
    now: () => now,
  });
  for (let time = 0; time < 90; time += 1) {
    now = time * 1_000;
    count();
  }
  expect(lines).toEqual([
    ['rate-limited', { count: 1 }],
    ['rate-limited', { count: 60 }],
  ]);
});
