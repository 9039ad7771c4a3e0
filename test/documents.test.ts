/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import architecture from '../docs/architecture.md?raw';
import configuration from '../docs/configuration.md?raw';
import operations from '../docs/operations.md?raw';
import { variables } from '../src/config.ts';
import { PATHS } from '../src/domain/paths.ts';
import { INCIDENT_NAMES } from '../src/reporting/incidents.ts';
import { LOG_EVENTS } from '../src/reporting/log.ts';
import wranglerToml from '../wrangler.toml?raw';
import { createTestApp, fetchSite } from './support/create-test-app.ts';
import { createFaultyProvider } from './support/faults.ts';
import { findAll } from './support/html.ts';
import { codeSpans } from './support/markdown.ts';
import { PLACEHOLDERS_REPLACED } from './support/operator-vars.ts';

describe('docs/configuration.md', () => {
  /** The variables and bindings in the tables of `text`, each with its default if the table has a column for defaults. */
  const rowsIn = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^\| `[A-Z_]+`/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .flatMap(([, names = '', , byDefault = '']) => codeSpans(names).map((name) => ({ name, byDefault })));
  const rows = rowsIn(configuration);

  /** The defaults, in the document's words, of variables that `parseConfig` derives from MEMBERS_SITE_URL if they are empty. */
  const DERIVED: Readonly<Record<string, string>> = {
    START_URL: 'the registration',
    SHOP_ORIGINS: '[below](#web-shops)',
  };

  it('lists each variable and binding of the schema once, and nothing else', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(variables.shape).toSorted());
  });

  it('gives the default of each variable: "none" if it is required, "empty" or no column if it is empty', () => {
    const defaults = Object.entries(variables.shape).map(([name, schema]) => {
      const { success, data } = schema.safeParse(undefined);
      return [name, success ? String(data ?? '') || (DERIVED[name] ?? 'empty') : 'none'];
    });
    expect(Object.fromEntries(rows.map(({ name, byDefault }) => [name, byDefault || 'empty']))).toEqual(
      Object.fromEntries(defaults),
    );
  });

  it('gives the numbers of wrangler.toml as defaults', () => {
    const numbers = rows.filter(({ byDefault }) => /^\d+$/.test(byDefault));
    expect(numbers.length).toBeGreaterThan(3);
    for (const { name, byDefault } of numbers) expect(wranglerToml).toContain(`\n${name} = "${byDefault}"\n`);
  });

  it('lists the placeholders of wrangler.toml under "What an operator must replace"', () => {
    const [, section = ''] = /## What an operator must replace\n(.*?)\n## /s.exec(configuration) ?? [];
    expect(
      rowsIn(section)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(PLACEHOLDERS_REPLACED).toSorted());
  });
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
