import { expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { fetchSite } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';

const CLIENT = import.meta.glob<string>('../../client/**/*.ts', { query: '?raw', import: 'default', eager: true });

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** An access by a literal key, or by a constant. `readStored` has the name of the storage as its first argument. */
const ACCESS = /\b(?:local|session)Storage\b(?:(?:\.\w+\(|', )(?:'([^']+)'|(\w+)))?/g;
/** It takes the name of the storage as an argument. */
const READ_STORED = '../../client/plumbing/storage.ts';

const sources = Object.values(CLIENT).map((source) => source.replace(COMMENTS, ''));

/** The text of a constant, in whatever module it is. */
const textOf = (constant: string): string | undefined =>
  sources.flatMap((source) => new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1] ?? [])[0];

/** The keys of localStorage and sessionStorage in a source file. */
const keysIn = (source: string): readonly string[] =>
  [...source.matchAll(ACCESS)].map(
    ([access, literal, name = '']) =>
      literal ?? new RegExp(`const ${name} = '([^']+)'`).exec(source)?.[1] ?? textOf(name) ?? `unknown: ${access}`,
  );

it('the privacy policy lists every key that the client stores or reads in a browser, and no other', async () => {
  expect(sources.length).toBeGreaterThan(50);
  const users = Object.entries(CLIENT).filter(([path]) => path !== READ_STORED);
  const stored = new Set([CONSENT_COOKIE_NAME, ...users.flatMap(([, source]) => keysIn(source.replace(COMMENTS, '')))]);
  const listed = await findAll(await (await fetchSite(PATHS.privacy)).text(), '#kaklista tbody th');
  expect(listed.flatMap(({ text }) => text.split(', ')).toSorted()).toEqual([...stored].toSorted());
});

it('besides the consent library, the client writes one cookie, in one module: the consent record', () => {
  const writes = /document\.cookie\s*=[^=]/;
  for (const source of Object.values(CLIENT)) expect(source).not.toMatch(/cookieStore|indexedDB|\bcaches\./);
  const writers = Object.entries(CLIENT).filter(([, source]) => writes.test(source));
  expect(writers.map(([path]) => path)).toEqual(['../../client/behaviours/consent/tidy.ts']);
  for (const [, source] of writers) {
    expect(source.match(/document\.cookie\s*=.*/g)).toEqual([
      expect.stringMatching(/^document\.cookie = `\$\{CONSENT_COOKIE_NAME\}=/),
    ]);
  }
  const ofLibrary = Object.values(CLIENT).filter((source) => /cookie: \{\s*name: CONSENT_COOKIE_NAME/.test(source));
  expect(ofLibrary).toHaveLength(1);
});
