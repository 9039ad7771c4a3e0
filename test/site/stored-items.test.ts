import { expect, it } from 'vitest';
import { recordKey } from '../../client/behaviours/tab/tab-record.ts';
import { PATHS } from '../../src/content/paths.ts';
import { CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { fetchSite } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';

const CLIENT = import.meta.glob<string>('../../client/**/*.ts', { query: '?raw', import: 'default', eager: true });

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/**
 * An access by a literal key, by a constant of the file, or by a key that a function has made. Listing the keys does
 * not count.
 */
const ACCESS = /(?<!keys\()\b(?:local|session)Storage\b(?:\.\w+\((?:'([^']+)'|(\w+)))?/g;
/** The names that client/behaviours/tab/tab-record.ts uses for the key of a tab's record, see `recordKey`. */
const RECORD_KEYS = ['recordKey', 'key'];

/**
 * The keys of localStorage and sessionStorage in a source file. The key of a tab's record consists of the key of the
 * wishes and the tab's id.
 */
const keysIn = (source: string): readonly string[] =>
  [...source.replace(COMMENTS, '').matchAll(ACCESS)].map(([access, literal, name = '']) => {
    if (RECORD_KEYS.includes(name)) return recordKey('').trim();
    return literal ?? new RegExp(`const ${name} = '([^']+)'`).exec(source)?.[1] ?? `unknown: ${access}`;
  });

it('the privacy policy lists every key that the client stores or reads in a browser, and no other', async () => {
  const sources = Object.values(CLIENT);
  expect(sources.length).toBeGreaterThan(50);
  const stored = new Set([CONSENT_COOKIE_NAME, ...sources.flatMap(keysIn)]);
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
