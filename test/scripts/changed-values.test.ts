import { expect, it } from 'vitest';
import { describeChangedValues, readsOtherData } from '../../scripts/deploy/changed-values.ts';

const RUNNING = { PROVIDER_API_URL: 'https://api.saljrundan.se', NOTICE_TEXT: 'Stängt i dag.', NOINDEX: 'false' };

it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a new value', { ...RUNNING, NOTICE_TEXT: '' }, ['NOTICE_TEXT: "Stängt i dag." becomes ""']],
  ['a value that is gone', { ...RUNNING, NOTICE_TEXT: '', NOINDEX: '' }, [expect.anything(), expect.anything()]],
  [
    'a variable that the running version does not know',
    { ...RUNNING, ABOUT_TEXT: 'Hej' },
    ['ABOUT_TEXT: "" becomes "Hej"'],
  ],
  [
    'a variable that the site does not know, without its value',
    { NOTICE_TEXT: RUNNING.NOTICE_TEXT, NOINDEX: RUNNING.NOINDEX },
    ['PROVIDER_API_URL, which is not a variable of the site, is removed.'],
  ],
  ['no empty variable that the running version does not know', { ...RUNNING, ABOUT_TEXT: '' }, []],
])('a deployment names %s', (_case, next, lines) => {
  expect(describeChangedValues(RUNNING, next)).toEqual(lines);
});

it.each(['PUBLIC_ORIGIN', 'PROVIDER_API_URL', 'PROVIDER_TIMEOUT_MS', 'MEDIA_ORIGINS', 'CACHE_EPOCH'])(
  'a change of %s counts as other data',
  (name) => {
    expect(readsOtherData(RUNNING, { ...RUNNING, [name]: '1' })).toBe(true);
    expect(readsOtherData(RUNNING, { ...RUNNING, HIDDEN_PRODUCTS: '1' })).toBe(false);
  },
);
