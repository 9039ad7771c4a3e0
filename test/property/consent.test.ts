import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConsent } from '../../client/state/consent-record.ts';
import { CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { checkProperty, utf16 } from '../support/check-property.ts';
import { CONSENT_RECORD } from '../support/consent-record.ts';

const cookieOf = (json: string): string => `${CONSENT_COOKIE_NAME}=${encodeURIComponent(json)}`;
const isNone = (cookie: string): void => {
  expect(readConsent(cookie, true).accepted).toEqual([]);
};

it('no text in place of a consent record throws or counts as consent', () => {
  checkProperty(fc.property(utf16(), (text) => isNone(`${CONSENT_COOKIE_NAME}=${text}`)));
  checkProperty(fc.property(fc.json(), (json) => isNone(cookieOf(json))));
});

it('no value in place of a field of a consent record throws', () => {
  const field = fc.constantFrom(...Object.keys(CONSENT_RECORD));
  checkProperty(
    fc.property(field, fc.jsonValue(), (name, value) => {
      const { accepted } = readConsent(cookieOf(JSON.stringify({ ...CONSENT_RECORD, [name]: value })), true);
      expect([[], ['necessary'], CONSENT_RECORD.categories]).toContainEqual(accepted);
    }),
  );
});
