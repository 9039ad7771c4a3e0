/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import architecture from '../docs/architecture.md?raw';
import configuration from '../docs/configuration.md?raw';
import operations from '../docs/operations.md?raw';
import { printTables } from '../scripts/configuration/tables.ts';
import { PATHS } from '../src/domain/paths.ts';
import { INCIDENT_NAMES } from '../src/reporting/incidents.ts';
import { LOG_EVENTS } from '../src/reporting/log.ts';
import { createTestApp, fetchSite } from './support/create-test-app.ts';
import { createFaultyProvider } from './support/faults.ts';
import { findAll } from './support/html.ts';
import { codeSpans } from './support/markdown.ts';

it('docs/configuration.md has the tables that `npm run configuration` prints', () => {
  expect(configuration).toBe(printTables(configuration));
});

it('the outage runbook in docs/operations.md searches for the log lines of an outage', async () => {
  const [, runbook = ''] = /## The provider is down\n(.*?)\n## /s.exec(operations) ?? [];
  const searched = [...runbook.matchAll(/filter `event` = `([a-z-]+)`/g)].map(([, event]) => event);
  const provider = createFaultyProvider();
  await provider.behave({ fault: 'status', status: 500 });
  const { get, logged } = createTestApp({ vars: { PROVIDER_API_URL: provider.url }, reports: true });
  await get('/produkter');
  expect(searched.toSorted()).toEqual(logged.map(({ event }) => event).toSorted());
});

it('docs/operations.md names the fields of the log lines of responses that fail', async () => {
  const [, runbook = ''] = /### Without a code\n(.*?)\n## /s.exec(operations) ?? [];
  const rows = [...runbook.matchAll(/^\| `([a-z-]+)` +\| (.*?) \|/gm)];
  const documented = new Map(rows.map(([, event = '', fields = '']) => [event, codeSpans(fields)]));
  const provider = createFaultyProvider();
  await provider.behave({ fault: 'status', status: 500 });
  const { get, logged } = createTestApp({
    vars: { PROVIDER_API_URL: provider.url },
    bindings: { PROVIDER_RATE_LIMITER: { limit: async () => ({ success: false }) } },
  });
  await get('/produkter');
  await get('/hjalp', { method: 'PUT' });
  await get('/api/products?farg=rod');
  const written = logged.map(({ event, ...fields }) => [event, Object.keys(fields)]);
  expect(written.map(([event]) => event)).toEqual(['provider-failure', 'refused', 'rate-limited']);
  expect(written).toEqual(written.map(([event]) => [event, documented.get(String(event))]));
});

it('the runbook on personal data in docs/operations.md names all browser storage that the privacy policy names', async () => {
  const [, runbook = ''] = /## A request for one's own data\n(.*?)\n## /s.exec(operations) ?? [];
  const listed = await findAll(await (await fetchSite(PATHS.privacy)).text(), '#kaklista tbody th');
  const keys = listed.flatMap(({ text }) => text.split(', '));
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !codeSpans(runbook).includes(key))).toEqual([]);
});

it('docs/operations.md names only existing log events', () => {
  const table = operations.slice(operations.indexOf('## Watch'));
  const lines = [...table.matchAll(/log lines? ((?:`[a-z-]+`(?:, )?)+)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((name) => !Object.hasOwn(LOG_EVENTS, name))).toEqual([]);
});

it('docs/architecture.md lists every log event with its level', () => {
  const [table = ''] = /^\| `event` in the log .*?\n\n/ms.exec(architecture) ?? [];
  const rows = [...table.matchAll(/^\| `([a-z-]+)` +\| (\w+) /gm)].map(([, event, level]) => [event, level]);
  expect(Object.fromEntries(rows)).toEqual(LOG_EVENTS);
});

it('docs/operations.md lists exactly the existing incidents, each with its meaning and what to do', () => {
  const [, section = ''] = /### Incidents\n(.*?)\n### /s.exec(operations) ?? [];
  const named = [...section.matchAll(/^\| `([a-z ]+)` +\| \S.* \| \S.* \|$/gm)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'incident').toSorted()).toEqual(INCIDENT_NAMES.toSorted());
});
