import { describe, expect, it } from 'vitest';
import { AUTO_CLEAR } from '../../client/behaviours/consent/configuration.ts';
import { cookieDomains } from '../../client/behaviours/consent/cookie-domains.ts';
import { createMarkupAllowlist } from '../../client/behaviours/consent/markup-allowlist.ts';
import { toTranslation } from '../../client/behaviours/consent/translation.ts';
import { readConsent } from '../../client/state/consent-record.ts';
import { looksLikeBot } from '../../client/state/looks-like-bot.ts';
import { toTidyRecord } from '../../client/state/tidy-record.ts';
import { createEtag } from '../../src/cache/etag.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  CONSENT_REVISION,
} from '../../src/domain/consent.ts';
import { CONSENT_RECORD as record } from '../support/consent-record.ts';

const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const cookieOf = (value: unknown): string => `${CONSENT_COOKIE_NAME}=${encode(value)}`;

const rejection = { ...record, categories: ['necessary'], lastConsentTimestamp: '2026-11-24T08:00:00.000Z' };
const acceptance = { ...record, lastConsentTimestamp: '2026-11-22T08:00:00.000Z' };

const acceptedIn = (cookie: string, isRecording = true) => readConsent(cookie, isRecording).accepted;

describe('the accepted categories', () => {
  it('are read from the consent cookie, even among other cookies', () => {
    expect(acceptedIn(cookieOf(record))).toEqual(['necessary', 'analytics']);
    expect(acceptedIn(`a=1; ${cookieOf(record)}; b=2`)).toEqual(['necessary', 'analytics']);
  });

  it('never include an unknown category', () => {
    const categories = ['necessary', 'toString', 'marketing'];
    expect(acceptedIn(cookieOf({ ...record, categories }))).toEqual(['necessary', 'marketing']);
  });

  it('are read from a record that was stored before the site added data to it', () => {
    expect(acceptedIn(cookieOf({ ...record, data: null }))).toEqual(['necessary', 'analytics']);
  });

  it.each([
    ['an acceptance before a newer rejection', [acceptance, rejection], ['necessary']],
    ['an acceptance after a newer rejection', [rejection, acceptance], ['necessary']],
    [
      'a newer acceptance',
      [{ ...rejection, lastConsentTimestamp: '2026-11-21T08:00:00.000Z' }, acceptance],
      acceptance.categories,
    ],
    ['a newer record that is malformed', [{ ...rejection, services: null }, acceptance], acceptance.categories],
    ['a newer record of another revision', [{ ...rejection, revision: 7 }, acceptance], acceptance.categories],
  ])('are those of the newest valid record: %s', (_, records, expected) => {
    expect(acceptedIn(records.map(cookieOf).join('; '))).toEqual(expected);
  });

  it('are empty where visits are recorded but the visitor was told that none are', () => {
    const cookie = cookieOf({ ...record, data: { host: true, recordings: false } });
    expect(acceptedIn(cookie, true)).toEqual([]);
    expect(acceptedIn(cookie, false)).toEqual(['necessary', 'analytics']);
  });

  it('do not come from an older record when the newest one was given without recordings', () => {
    const newest = { ...rejection, data: { host: true, recordings: false } };
    expect(acceptedIn(`${cookieOf(acceptance)}; ${cookieOf(newest)}`)).toEqual([]);
  });

  it('are those of a visitor who was told of recordings, even where none are made', () => {
    expect(acceptedIn(cookieOf(record), false)).toEqual(['necessary', 'analytics']);
  });

  it.each([
    ['no cookie', ''],
    ['an empty cookie', `${CONSENT_COOKIE_NAME}=`],
    ['a cookie whose name only ends the same way', `x${cookieOf(record)}`],
    ['malformed JSON', `${CONSENT_COOKIE_NAME}=%7Bcategories`],
    ['malformed percent-encoding', `${CONSENT_COOKIE_NAME}=%E0%A4%A`],
    ['percent signs in a record', `${cookieOf(record)}%`],
    ['a hundred thousand brackets', `${CONSENT_COOKIE_NAME}=${'['.repeat(100_000)}`],
  ])('are empty with %s', (_, cookie) => {
    expect(acceptedIn(cookie)).toEqual([]);
  });

  it.each([null, 1, true, 'necessary', [], [record], {}])('are empty with %j as the record', (value) => {
    expect(acceptedIn(cookieOf(value))).toEqual([]);
  });

  it.each([
    ['categories', ['necessary,analytics', null, 1, {}, { 0: 'analytics' }, ['necessary', 1], [['analytics']]]],
    ['revision', [CONSENT_REVISION + 1, CONSENT_REVISION - 1, `${CONSENT_REVISION}`, null, [CONSENT_REVISION], false]],
    ['data', ['text', 1, true, [], [{ host: true }], { recordings: 'false' }, { recordings: null }]],
    ['consentId', ['', 1, null, {}, ['id']]],
    ['consentTimestamp', ['', 'yesterday', 1_795_000_000_000, null, ['2026-11-20'], '+999999-01-01']],
    ['lastConsentTimestamp', ['', 'yesterday', 1_795_000_000_000, null, {}, '2026-13-45T08:00:00.000Z']],
    ['services', ['text', null, 1, [], { analytics: 'text' }, { analytics: null }, { analytics: [1] }, { other: {} }]],
    ['languageCode', ['', 1, null, {}, ['sv']]],
    ['expirationTime', ['2027-05-21', null, {}, [1_795_000_000_000], false]],
  ])('are empty when %s is missing or has another shape', (field, values) => {
    for (const value of [undefined, ...values]) {
      expect(acceptedIn(cookieOf({ ...record, [field]: value })), JSON.stringify(value)).toEqual([]);
    }
  });

  it('are empty when a number is too large to represent', () => {
    const cookie = (field: string) => {
      const json = JSON.stringify({ ...record, [field]: 'here' }).replace('"here"', '1e999');
      return `${CONSENT_COOKIE_NAME}=${encodeURIComponent(json)}`;
    };
    for (const field of ['revision', 'expirationTime', 'consentTimestamp'])
      expect(acceptedIn(cookie(field))).toEqual([]);
  });
});

describe('the consent cookies', () => {
  const isTidy = (cookie: string, isRecording = true) => readConsent(cookie, isRecording).isTidy;

  it('are tidy when there is none, or only one record that the site has marked as set for its host alone', () => {
    expect(isTidy('')).toBe(true);
    expect(isTidy(`a=1; ${cookieOf(record)}`)).toBe(true);
    expect(isTidy(cookieOf({ ...record, data: { host: true, recordings: false } }), false)).toBe(true);
  });

  it.each([
    ['a record without the mark', cookieOf({ ...record, data: null })],
    ['a record with other data', cookieOf({ ...record, data: { recordings: true } })],
    ['a malformed record', cookieOf({ ...record, categories: 'analytics' })],
    ['an empty cookie', `${CONSENT_COOKIE_NAME}=`],
    ['two records', `${cookieOf(rejection)}; ${cookieOf(acceptance)}`],
    ['an answer that was given without recordings', cookieOf({ ...record, data: { host: true, recordings: false } })],
  ])('are not tidy with %s', (_, cookie) => {
    expect(isTidy(cookie)).toBe(false);
  });
});

describe('the record that is stored when the cookies are tidied', () => {
  const NOW = Date.UTC(2026, 10, 28);
  const tidied = (...records: readonly object[]) =>
    toTidyRecord(readConsent(records.map(cookieOf).join('; '), true), NOW);
  const latest = NOW + CONSENT_COOKIE_DAYS * 24 * 60 * 60 * 1000;

  it('is that of the answer that applies, marked as set for this host alone', () => {
    expect(tidied({ ...acceptance, data: null }, rejection)?.record).toEqual(rejection);
    expect(tidied({ ...record, data: null })?.record).toEqual(record);
    expect(tidied({ ...rejection, data: { host: 1, recordings: false } })?.record.data).toEqual({
      host: true,
      recordings: false,
    });
  });

  it.each([
    ['as the record says', NOW + 1, NOW + 1],
    ['at the latest like an answer that is given now', latest + 1, latest],
  ])('expires %s', (_, expirationTime, expires) => {
    expect(tidied({ ...record, expirationTime })?.expires).toBe(expires);
  });

  it('is an answer to an earlier question, with nothing accepted, where the visitor was not told of recordings', () => {
    const untold = { ...record, data: { host: true, recordings: false } };
    expect(tidied(untold)?.record).toEqual({ ...untold, revision: CONSENT_REVISION - 1, categories: [] });
  });

  it('is none when no cookie has a record', () => {
    expect([tidied(), tidied({ ...record, categories: 'analytics' })]).toEqual([null, null]);
  });
});

describe('the domains whose cookies a page can see', () => {
  it.each([
    ['localhost', []],
    ['example.se', ['example.se']],
    ['www.shop.example.se', ['www.shop.example.se', 'shop.example.se', 'example.se']],
  ])('on %s are %j', (hostname, domains) => {
    expect(cookieDomains(hostname)).toEqual(domains);
  });
});

it.each([
  ['analytics', ['_ga', '_ga_ABC', '_gid']],
  ['marketing', ['_gcl_au', '_fbp', '_fbc']],
] as const)('a withdrawal of %s deletes the cookies %j, and none of the site', (category, expected) => {
  const names = [CONSENT_COOKIE_NAME, 'own', '_ga', '_ga_ABC', '_gid', '_gcl_au', '_fbp', '_fbc'];
  // As the consent library compares them.
  const isCleared = (name: string): boolean =>
    AUTO_CLEAR[category].some((pattern) => (typeof pattern === 'string' ? pattern === name : pattern.test(name)));
  expect(names.filter(isCleared)).toEqual(expected);
});

it.each([
  ['an ordinary browser is not', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', false, false],
  ['an automated browser is', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', true, true],
  ['a crawler that calls itself a bot is', 'Mozilla/5.0 (compatible; Googlebot/2.1)', false, true],
  ['a crawler that calls itself a spider is', 'Baiduspider', false, true],
])('%s taken for a bot', (_, userAgent, webdriver, isBot) => {
  expect(looksLikeBot({ userAgent, webdriver })).toBe(isBot);
});

describe.each([
  ['Swedish where visits are recorded', consentSwedish, true],
  ['Swedish where none are', consentSwedish, false],
  ['English where visits are recorded', consentEnglish, true],
  ['English where none are', consentEnglish, false],
])('the consent dialogs in %s', (_, texts, isRecording) => {
  const translation = toTranslation(texts, isRecording);
  const isAllowed = createMarkupAllowlist(translation);

  it('allow the markup that the library writes', () => {
    const { title, description = '', revisionMessage = '', footer } = translation.consentModal;
    expect(isAllowed(title ?? '')).toBe(true);
    expect(isAllowed(footer ?? '')).toBe(true);
    expect(isAllowed(description.replace('{{revisionMessage}}', ''))).toBe(true);
    expect(isAllowed(description.replace('{{revisionMessage}}', revisionMessage))).toBe(true);
    for (const { title: name = '', description: text = '' } of translation.preferencesModal.sections) {
      expect([name, text].filter(Boolean).every(isAllowed)).toBe(true);
    }
    expect(isAllowed('<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 19.5 4.5 L 4.5 19.5"/></svg>')).toBe(true);
  });

  it('mention recordings if and only if visits are recorded', () => {
    expect(/spela in|record visits/.test(translation.consentModal.description ?? '')).toBe(isRecording);
    expect(/spelar in|record visits/.test(JSON.stringify(translation.preferencesModal))).toBe(isRecording);
  });

  it('ask for something if and only if visits are recorded', () => {
    expect(translation.consentModal.title?.endsWith('?')).toBe(isRecording);
    expect(/ändrar inget i dag|changes nothing today/.test(translation.consentModal.description ?? '')).toBe(
      !isRecording,
    );
  });

  it('refuse all other markup', () => {
    expect(isAllowed('<img src=x onerror=alert(1)>')).toBe(false);
    expect(isAllowed(`${translation.consentModal.title}<b>`)).toBe(false);
    expect(isAllowed('<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 1 1"/></svg><script></script>')).toBe(
      false,
    );
  });
});

it.each([
  ['Swedish', consentSwedish],
  ['English', consentEnglish],
])(
  'the banner in %s, with and without recordings, and what is said of an answer name every optional category',
  (_language, texts) => {
    const names = CONSENT_CATEGORIES.filter((category) => category !== 'necessary').map((category) =>
      texts.categories[category].name.toLowerCase(),
    );
    for (const text of [texts.banner.text, texts.recordings.banner, texts.said.all, texts.said.necessary])
      expect(names.filter((name) => !text.toLowerCase().includes(name))).toEqual([]);
  },
);

/** The current CONSENT_REVISION, and a digest of the question about cookies with all its categories. */
const ASKED = { revision: 0, digest: '"8704f9ec79e23dbfee390fa17af62d95"' };

it('the question about cookies and its categories are those of CONSENT_REVISION', async () => {
  const question = [consentSwedish, consentEnglish].map(({ said: _, ...asked }) => asked);
  const digest = await createEtag(new TextEncoder().encode(JSON.stringify([CONSENT_CATEGORIES, question])));
  expect(
    { revision: CONSENT_REVISION, digest },
    'The question about cookies or its categories have changed. If an answer to the former question does not answer this one, raise CONSENT_REVISION in src/domain/consent.ts: all visitors are then asked again (docs/operations.md, "A new version of a legal text"). Then put the new revision and digest into ASKED.',
  ).toEqual(ASKED);
});
