import { describe, expect, it } from 'vitest';
import { cookieDomains } from '../../client/behaviours/consent/cookie-domains.ts';
import { createMarkupAllowlist } from '../../client/behaviours/consent/markup-allowlist.ts';
import { acceptedCategories } from '../../client/behaviours/consent/record.ts';
import { toTranslation } from '../../client/behaviours/consent/translation.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { CONSENT_COOKIE_NAME, CONSENT_REVISION } from '../../src/domain/consent.ts';

const record = {
  categories: ['necessary', 'analytics'],
  revision: CONSENT_REVISION,
  data: null,
  consentTimestamp: '2026-11-20T08:00:00.000Z',
  consentId: '72e6d708-5ea4-4c43-b521-cae8eb7a8234',
  services: { necessary: [], analytics: [], marketing: [] },
  languageCode: 'sv',
  lastConsentTimestamp: '2026-11-20T08:00:00.000Z',
};

const cookieOf = (value: unknown): string => `${CONSENT_COOKIE_NAME}=${encodeURIComponent(JSON.stringify(value))}`;

describe('the accepted categories', () => {
  it('are read from the consent cookie, also among other cookies', () => {
    expect(acceptedCategories(cookieOf(record))).toEqual(['necessary', 'analytics']);
    expect(acceptedCategories(`a=1; ${cookieOf(record)}; b=2`)).toEqual(['necessary', 'analytics']);
  });

  it('never include an unknown category', () => {
    const categories = ['necessary', 'toString', 'marketing'];
    expect(acceptedCategories(cookieOf({ ...record, categories }))).toEqual(['necessary', 'marketing']);
  });

  it.each([
    ['no cookie', ''],
    ['a cookie whose name only has the same ending', `x${cookieOf(record)}`],
    ['malformed JSON', `${CONSENT_COOKIE_NAME}=%7Bcategories`],
    ['malformed percent-encoding', `${CONSENT_COOKIE_NAME}=%E0%A4%A`],
    ['a null record', cookieOf(null)],
    ['a numeric record', cookieOf(1)],
    ['another revision', cookieOf({ ...record, revision: CONSENT_REVISION + 1 })],
    ['no consent id', cookieOf({ ...record, consentId: '' })],
    ['categories that are not an array', cookieOf({ ...record, categories: 'analytics' })],
  ])('are empty with %s', (_, cookie) => {
    expect(acceptedCategories(cookie)).toEqual([]);
  });
});

describe('the domains of cookies that a page sees', () => {
  it.each([
    ['localhost', []],
    ['example.se', ['example.se']],
    ['www.shop.example.se', ['www.shop.example.se', 'shop.example.se', 'example.se']],
  ])('on %s are %j', (hostname, domains) => {
    expect(cookieDomains(hostname)).toEqual(domains);
  });
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

  it('tell of recordings if and only if there are any', () => {
    expect(/spela in|record visits/.test(translation.consentModal.description ?? '')).toBe(isRecording);
    expect(/spelar in|record visits/.test(JSON.stringify(translation.preferencesModal))).toBe(isRecording);
  });

  it('refuse all other markup', () => {
    expect(isAllowed('<img src=x onerror=alert(1)>')).toBe(false);
    expect(isAllowed(`${translation.consentModal.title}<b>`)).toBe(false);
    expect(isAllowed('<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 1 1"/></svg><script></script>')).toBe(
      false,
    );
  });
});
