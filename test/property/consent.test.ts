import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConsent } from '../../client/behaviours/consent/record.ts';
import { CONSENT_COOKIE_NAME, CONSENT_REVISION } from '../../src/domain/consent.ts';
import { checkProperty, utf16 } from '../support/check-property.ts';

const RECORD = {
  categories: ['necessary', 'analytics'],
  revision: CONSENT_REVISION,
  data: { host: true, recordings: true },
  consentTimestamp: '2026-11-20T08:00:00.000Z',
  consentId: '72e6d708-5ea4-4c43-b521-cae8eb7a8234',
  services: { necessary: [], analytics: [], marketing: [] },
  languageCode: 'sv',
  lastConsentTimestamp: '2026-11-20T08:00:00.000Z',
  expirationTime: 1_795_000_000_000,
};

const cookieOf = (json: string): string => `${CONSENT_COOKIE_NAME}=${encodeURIComponent(json)}`;
const isNone = (cookie: string): void => {
  expect(readConsent(cookie, true).accepted).toEqual([]);
};

it('no text in place of a consent record throws or is consent', () => {
  checkProperty(fc.property(utf16(), (text) => isNone(`${CONSENT_COOKIE_NAME}=${text}`)));
  checkProperty(fc.property(fc.json(), (json) => isNone(cookieOf(json))));
});

it('no value in place of a field of the consent record throws', () => {
  const field = fc.constantFrom(...Object.keys(RECORD));
  checkProperty(
    fc.property(field, fc.jsonValue(), (name, value) => {
      const { accepted } = readConsent(cookieOf(JSON.stringify({ ...RECORD, [name]: value })), true);
      expect([[], ['necessary'], RECORD.categories]).toContainEqual(accepted);
    }),
  );
});
