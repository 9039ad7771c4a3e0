/// <reference types="vite/client" />
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errors } from '../../src/content/errors.ts';
import { createIncidents } from '../../src/reporting/incidents.ts';
import {
  createCounter,
  createLog,
  describeError,
  LOG_EVENTS,
  type LogEvent,
  reportToLog,
} from '../../src/reporting/log.ts';
import wranglerToml from '../../wrangler.toml?raw';
import { createFaultySite, createTestApp, fetchSite } from '../support/create-test-app.ts';
import { createFaultyProvider } from '../support/faults.ts';
import { lastLineOfPanel } from '../support/html.ts';

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
  it('writes one line of JSON per event, with the console method of its level', () => {
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

  it('contains the error code that the visitor sees when a response fails because of the provider', async () => {
    const { provider, site } = createFaultySite();
    await provider.behave({ fault: 'status', status: 500 });
    const page = await site.visit('/produkter?namn=Annasson');
    const requestId = (await lastLineOfPanel(page))?.slice(errors.code('').length);
    expect(requestId).toBeTruthy();
    expect(site.logged).toEqual([
      {
        event: 'provider-failure',
        requestId,
        route: '/produkter',
        failure: 'status',
        status: 500,
        message: 'products: responded with 500',
      },
    ]);
  });

  it('contains nothing of a search that fails, is refused or is rate-limited', async () => {
    const provider = createFaultyProvider();
    await provider.behave({ fault: 'status', status: 500 });
    const { get, logged, reported } = createTestApp({
      vars: { PROVIDER_API_URL: provider.url },
      bindings: { PROVIDER_RATE_LIMITER: { limit: async () => ({ success: false }) } },
    });
    const query = '?sok=hemligt';
    await get(`/produkter${query}`);
    await get(`/hjalp${query}`, { method: 'PUT' });
    await get(`/api/products${query}`);
    expect(logged.map(({ event }) => event)).toEqual(['provider-failure', 'refused', 'rate-limited']);
    expect(reported.map(({ context }) => context.incident)).toEqual(['list']);
    const reports = reported.map(({ error, context }) => ({ ...context, error: describeError(error) }));
    expect(JSON.stringify([logged, reports])).not.toContain('hemligt');
  });

  it("does not store the platform's invocation logs, which contain the URL of every request", () => {
    expect(wranglerToml).toContain('\n[observability]\nenabled = true\nredact_query_string = true\n');
    expect(wranglerToml).toContain('\n[observability.logs]\nenabled = true\ninvocation_logs = false\n');
  });

  it('names the release and build that run', async () => {
    await fetchSite('/produkter', { method: 'PUT' });
    const { deps } = createTestApp();
    const code = { release: deps.release, build: deps.config.buildId };
    expect(lines).toEqual([{ method: 'info', line: expect.objectContaining({ event: 'refused', ...code }) }]);
  });

  it("contains no query of a URL in an error's message or stack", () => {
    const cause = new TypeError('no element #sok=hemligt');
    const error = new Error('cannot render https://www.saljrundan.example/produkter?sok=hemligt&tag=Vegan', { cause });
    reportToLog(createLog(CODE))(error, { route: '/produkter' });
    expect(JSON.stringify(lines)).not.toMatch(/hemligt|Vegan/);
    expect(lines).toEqual([
      {
        method: 'error',
        line: expect.objectContaining({
          error: expect.objectContaining({
            message: 'cannot render https://www.saljrundan.example/produkter',
            cause: expect.objectContaining({ message: 'no element ' }),
          }),
        }),
      },
    ]);
  });

  it('says once that an incident has ended', () => {
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

it('a count is logged at once, and then its growth at most once a minute', () => {
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
