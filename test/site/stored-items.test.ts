import { expect, it } from 'vitest';
import { CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { visit } from '../support/create-test-app.ts';

const CLIENT = import.meta.glob<string>('../../client/**/*.ts', { query: '?raw', import: 'default', eager: true });

const STORAGE = '../../client/plumbing/storage.ts';

it('the privacy policy lists every key that the client stores or reads in a browser, and no other', async () => {
  const keys = [...(CLIENT[STORAGE] ?? '').matchAll(/key: '([^']+)'/g)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(3);
  const stored = [CONSENT_COOKIE_NAME, ...keys];
  const listed = await (await visit(PATHS.privacy)).texts('#kaklista tbody th');
  expect(listed.flatMap((text) => text.split(', ')).toSorted()).toEqual(stored.toSorted());
});

it('only one module of the client uses the storages of the browser', () => {
  const users = Object.entries(CLIENT).filter(([, source]) => /\b(?:local|session)Storage\b/.test(source));
  expect(users.map(([path]) => path)).toEqual([STORAGE]);
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
