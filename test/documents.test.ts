/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import architecture from '../docs/architecture.md?raw';
import configuration from '../docs/configuration.md?raw';
import counsel from '../docs/counsel.md?raw';
import operations from '../docs/operations.md?raw';
import { scripts } from '../package.json';
import { variables } from '../src/config.ts';
import { PATHS } from '../src/content/paths.ts';
import { INCIDENT_NAMES } from '../src/reporting/incidents.ts';
import { LOG_EVENTS } from '../src/reporting/log.ts';
import wranglerToml from '../wrangler.toml?raw';
import { COMMENTS } from './support/comments.ts';
import { createTestApp, fetchSite } from './support/create-test-app.ts';
import { createFaultyProvider } from './support/faults.ts';
import { findAll } from './support/html.ts';
import { codeSpans, withoutCodeBlocks } from './support/markdown.ts';
import { PLACEHOLDERS_REPLACED } from './support/operator-vars.ts';

const toPath = (key: string): string => new URL(key, 'file:///test/').pathname.slice(1);

/** Every file of the project, including build output. A file is loaded when its text is requested. */
const files = new Map(
  Object.entries(
    import.meta.glob<string>(['../**', '../.github/**', '../.*', '../public/.*'], { query: '?raw', import: 'default' }),
  ).map(([key, load]) => [toPath(key), load]),
);
const paths = [...files.keys()];

const documents = Object.entries(
  import.meta.glob<string>(['../*.md', '../{artwork,docs}/**/*.md', '../.github/**/*.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([key, text]) => ({ path: toPath(key), text }));

const sourceFiles = Object.entries(
  import.meta.glob<string>(
    [
      '../{client,sandbox,scripts,src,test}/**/*.{ts,tsx,mjs,css,toml}',
      '../.github/**/*.yml',
      '../{package.json,wrangler.toml,*.ts}',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).map(([key, text]) => ({ path: toPath(key), text }));

const sources = sourceFiles.map(({ text }) => text).join('\n');

/** Documents say that no source contains this. Biome checks it. */
const FORBIDDEN = 'dangerouslySetInnerHTML';

const isTest = ({ path }: { readonly path: string }): boolean => path.startsWith('test/');

/** Documents may name any identifier in the site's sources. Of the tests, they may name what a file exports. */
const namesInSources = sourceFiles
  .filter((file) => !isTest(file))
  .map(({ text }) => text)
  .join('\n');
const EXPORT = /^export (?:const|type|class|(?:async )?function) (\w+)/gm;
const exportsOfTests = new Set(
  sourceFiles.filter(isTest).flatMap(({ text }) => [...text.matchAll(EXPORT)].map(([, name]) => name)),
);

const commentsOf = ({ path, text }: (typeof sourceFiles)[number]): readonly string[] => {
  const comments = /\.(?:toml|yml)$/.test(path) ? /(?<=^|\s)#.*/gm : COMMENTS;
  return [...text.matchAll(comments)].map(([found]) => found);
};

/** The anchor that GitHub makes of a heading. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): readonly string[] =>
  [...withoutCodeBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

const isFileOrFolder = (path: string): boolean =>
  paths.some((file) => file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`));

const FOLDERS = [...new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))];
const EXTENSIONS = 'css|json|md|mjs|sh|svg|toml|tsx?|yml';

/** Whether a file has this name, or a path that ends with it. */
const isFileName = (name: string): boolean => paths.some((path) => `/${path}`.endsWith(`/${name}`));

/** What `check` reports in any of the documents, with the document's path. */
const findIn = (
  check: (text: string, path: string) => readonly string[],
  included: (path: string) => boolean = () => true,
): readonly string[] =>
  documents
    .filter(({ path }) => included(path))
    .flatMap(({ path, text }) => check(text, path).map((what) => `${path}: ${what}`));

describe('the documents', () => {
  it('are found, as are the sources', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(paths.length).toBeGreaterThan(1000);
    expect(sourceFiles.length).toBeGreaterThan(500);
    expect(sourceFiles.filter(({ text }) => text === '')).toEqual([]);
  });

  it('link to files and headings that exist', () => {
    const wrong = findIn((text, path) =>
      [...withoutCodeBlocks(text).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)|src="([^"]+)"/gm)]
        .map(([, inline, reference, source]) => inline ?? reference ?? source ?? '')
        .filter((target) => !/^\w+:/.test(target))
        .filter((target) => {
          const { pathname, hash } = new URL(target, `file:///${path}`);
          const linked = pathname.slice(1);
          const headings = documents.find((document) => document.path === linked)?.text ?? '';
          return !isFileOrFolder(linked) || (hash !== '' && !anchorsOf(headings).includes(hash.slice(1)));
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const ofProject = new RegExp(`^(${FOLDERS.join('|')})/[\\w./-]+$`);
    // A path that begins with a slash is one of the site.
    const fileName = new RegExp(`^[\\w.-][\\w./-]*\\.(${EXTENSIONS})$`);
    const wrong = findIn((text) =>
      codeSpans(text).filter((code) =>
        ofProject.test(code) ? !isFileOrFolder(code) : fileName.test(code) && !isFileName(code),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('exist wherever the sources name them', () => {
    const named = [...sources.matchAll(/\bdocs\/[\w./-]+\.md\b/g)].map(([path]) => path);
    expect(named.filter((path) => !isFileOrFolder(path))).toEqual([]);
  });

  it('name npm scripts and tests that exist', () => {
    const wrong = findIn((text) => [
      ...[
        ...text.matchAll(
          /npm run (?:--silent )?([\w:-]+)|(?:^|`)npm (?!run |ci\b|install\b|ls\b|audit\b|update\b|outdated\b)(\w+)/gm,
        ),
      ]
        .map(([, run, own]) => run ?? own ?? '')
        .filter((name) => !Object.hasOwn(scripts, name)),
      ...[...text.matchAll(/npx vitest .*/g)]
        .flatMap(([command]) => [...command.matchAll(/ (test\/[\w./-]+)/g)])
        .map(([, path = '']) => path)
        .filter((path) => !isFileOrFolder(path)),
      ...[...text.matchAll(/npx vitest .* -t '([^']+)'/g)]
        .map(([, name = '']) => name)
        .filter((name) => !sources.includes(name)),
    ]);
    expect(wrong).toEqual([]);
  });

  it('name identifiers that the sources have or a test exports', () => {
    // The changelog and the decisions also name what was removed or not chosen.
    const isPresent = (path: string) => path !== 'CHANGELOG.md' && !path.startsWith('docs/decisions/');
    const identifier = /^([a-z]+[A-Z]\w*|[A-Z]\w*[a-z]\w*|[A-Z][A-Z0-9]*_\w+)(\(\))?$/;
    const isKnown = (name: string): boolean =>
      exportsOfTests.has(name) || new RegExp(`\\b${name}\\b`).test(namesInSources) || name === FORBIDDEN;
    const wrong = findIn(
      (text) => codeSpans(text).filter((code) => identifier.test(code) && !isKnown(code.replace('()', ''))),
      isPresent,
    );
    expect(wrong).toEqual([]);
  });

  it('name an identifier beside a link to the file that contains it', async () => {
    const named = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/`([^`]+)` in\s+\[[^\]]+\]\(([^)#]+)\)/g)].map(([, code = '', target = '']) => ({
        code,
        path: new URL(target, `file:///${path}`).pathname.slice(1),
      })),
    );
    expect(named.length).toBeGreaterThan(10);
    const wrong = await Promise.all(
      named.map(async ({ code, path }) =>
        (await files.get(path)?.())?.includes(code) ? [] : [`${code} is not in ${path}`],
      ),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('give the numbers of wrangler.toml as defaults in docs/configuration.md', () => {
    const text = documents.find(({ path }) => path === 'docs/configuration.md')?.text ?? '';
    const rows = [...text.matchAll(/^\| `(\w+)` .*\| (\d+) +\|$/gm)].map(([, name, value]) => `${name} = "${value}"`);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter((row) => !wranglerToml.includes(`\n${row}\n`))).toEqual([]);
  });
});

it('the comments of all sources name files and folders that exist', () => {
  const ofProject = new RegExp(`(?<![\\w./<-])(?:${FOLDERS.join('|')})/[\\w./-]*\\w(?![\\w*<-])`, 'g');
  const fileName = new RegExp(`(?<![\\w./-])(?!node_modules/)[\\w./-]*\\w\\.(?:${EXTENSIONS})(?![\\w/-])`, 'g');
  const wrong = sourceFiles.flatMap((file) =>
    commentsOf(file).flatMap((comment) => {
      const names = [...comment.matchAll(fileName)].map(([name]) => name.replace(/^(?:\.{1,2}\/)+/, ''));
      const places = [...comment.matchAll(ofProject)].map(([place]) => place);
      return [...names.filter((name) => !isFileName(name)), ...places.filter((place) => !isFileOrFolder(place))].map(
        (name) => `${file.path}: ${name}`,
      );
    }),
  );
  expect(wrong).toEqual([]);
});

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

it('docs/operations.md names only existing log events, and the documents name every event', () => {
  const table = operations.slice(operations.indexOf('## Watch'));
  const lines = [...table.matchAll(/log lines? ((?:`[a-z-]+`(?:, )?)+)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((name) => !Object.hasOwn(LOG_EVENTS, name))).toEqual([]);
  const all = documents.map(({ text }) => text).join();
  expect(Object.keys(LOG_EVENTS).filter((name) => !all.includes(`\`${name}\``))).toEqual([]);
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

describe('docs/counsel.md', () => {
  const [, answers = ''] = /## Answers of the FAQ\n(.*?)\n## /s.exec(counsel) ?? [];

  it.each([
    ['VAT of sellers that are not registered', /\/hjalp`[^\n]*not registered for VAT/],
    ['joint controllership', /GDPR article 26/],
    ['which part of a sale the prize doubles', /hela sin försäljning/],
    ["payouts to a leader's own Swish", /Swish number may go to the group leader's own/],
    ['the day by which a winner is named', /after the last delivery and the last day to return/],
    ['the function for withdrawal', /names the function for withdrawal/],
    ['the right to object', /ett rättsligt anspråk/],
    ['reading data that others have stored', /`access_token`: the site reads it and never writes it/],
  ])('asks about %s', (_subject, question) => {
    expect(counsel).toMatch(question);
  });

  it('names FAQ questions that exist', async () => {
    const html = await (await fetchSite(PATHS.faq)).text();
    const ids = [...answers.matchAll(/`#([a-z-]+)`/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect(await findAll(html, `details > #${id}`), id).toHaveLength(1);
  });
});
