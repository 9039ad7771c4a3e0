/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import architecture from '../docs/architecture.md?raw';
import configuration from '../docs/configuration.md?raw';
import cost from '../docs/operations/cost.md?raw';
import logs from '../docs/operations/logs.md?raw';
import personalData from '../docs/operations/personal-data.md?raw';
import setUp from '../docs/operations/set-up.md?raw';
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

it('docs/operations/logs.md names the fields of the log lines of responses that fail', async () => {
  const [, runbook = ''] = /## Without a code\n(.*?)\n## /s.exec(logs) ?? [];
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

it('docs/operations/personal-data.md names all browser storage that the privacy policy names', async () => {
  const listed = await findAll(await (await fetchSite(PATHS.privacy)).text(), '#kaklista tbody th');
  const keys = listed.flatMap(({ text }) => text.split(', '));
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !codeSpans(personalData).includes(key))).toEqual([]);
});

it('docs/operations/set-up.md sets alarms only on log events that exist', () => {
  const lines = [...setUp.matchAll(/log lines? ((?:`[a-z-]+`(?:, )?)+)/g)].flatMap(([, names = '']) =>
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

it('docs/operations/logs.md lists exactly the existing incidents, each with its meaning and what to do', () => {
  const [, section = ''] = /## Incidents\n(.*)/s.exec(logs) ?? [];
  const named = [...section.matchAll(/^\| `([a-z ]+)` +\| \S.* \| \S.* \|$/gm)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'incident').toSorted()).toEqual(INCIDENT_NAMES.toSorted());
});

it('the table in docs/operations/cost.md follows from the assumptions and prices there', () => {
  const count = (value: number): string =>
    value < 1e6 ? String(value).replace(/(?=\d{3}$)/, ' ') : `${Number((value / 1e6).toPrecision(3))} million`;
  const rows = [0, 1_000, 12_500, 100_000, 1_000_000].map((visits) => {
    const requestsADay = 9_750 + 8 * visits;
    const requests = 30 * requestsADay;
    const cpuMs = 3e6 + 30 * 8 * 3 * visits;
    const dollars = 5 + Math.max(0, requests - 10e6) * 0.3e-6 + Math.max(0, cpuMs - 30e6) * 0.02e-6;
    return [visits === 0 ? 'none' : count(visits), count(requestsADay), `$${dollars.toFixed(0)}`];
  });
  const stated = [...cost.matchAll(/^\| ((?:none|\d).*?) *\|$/gm)].map(([, row = '']) => row.split(/ *\| */));
  expect(stated).toEqual(rows);
  expect(cost.replaceAll(/\s+/g, ' ')).toContain(
    '$5 with 10 million requests and 30 million ms of CPU, then $0.30 a million requests and $0.02 a million ms',
  );
});

it('messages and comments name documents and headings that exist', () => {
  const documents = import.meta.glob<string>(['../docs/**/*.md', '../*.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const sources = import.meta.glob<string>(
    ['../{src,client,scripts}/**/*.{ts,tsx}', '../.github/workflows/*.yml', '../wrangler.toml'],
    { query: '?raw', import: 'default', eager: true },
  );
  const named = Object.values(sources).flatMap((text) => [
    ...text.matchAll(/\b((?:docs\/[\w/.-]+|CONTRIBUTING)\.md)(?:#([\w-]+)|, "([^"]+)")?/g),
  ]);
  expect(named.map(([reference]) => reference)).toContain('docs/operations.md, "Roll back"');
  const lacking = named.filter(([, file, anchor, heading]) => {
    const text = documents[`../${file}`] ?? '';
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title);
    const anchors = headings.map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    return text === '' || (anchor && !anchors.includes(anchor)) || (heading && !headings.includes(heading));
  });
  expect(lacking.map(([reference]) => reference)).toEqual([]);
});
