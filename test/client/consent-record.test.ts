import { describe, expect, it } from 'vitest';
import { acceptedCategories } from '../../client/behaviours/consent/record.ts';
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
