import { CONSENT_CATEGORIES, CONSENT_REVISION } from '../../src/domain/consent.ts';

/** A stored answer about cookies, as the consent library and the site write it. */
export const CONSENT_RECORD = {
  categories: ['necessary', 'analytics'],
  revision: CONSENT_REVISION,
  data: { host: true, recordings: true },
  consentTimestamp: '2026-11-20T08:00:00.000Z',
  consentId: '72e6d708-5ea4-4c43-b521-cae8eb7a8234',
  services: Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, []])),
  languageCode: 'sv',
  lastConsentTimestamp: '2026-11-20T08:00:00.000Z',
  expirationTime: 1_795_000_000_000,
};
