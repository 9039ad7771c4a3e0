import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  type ConsentCategory,
} from '../../../src/domain/consent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The consent cookie of a visitor who has decided, as the site stores it. `changes` replace fields of its record. */
export const consentCookie = (
  url: string,
  categories: readonly ConsentCategory[],
  changes: Readonly<Record<string, unknown>> = {},
) => {
  const now = new Date();
  const record = {
    categories,
    revision: 0,
    data: { host: true, recordings: true },
    consentTimestamp: now.toISOString(),
    consentId: '8f14e45f-ceea-467f-a0e6-3b9b1d2c7a10',
    services: Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, []])),
    languageCode: 'sv',
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + CONSENT_COOKIE_DAYS * DAY_MS,
    ...changes,
  };
  return {
    name: CONSENT_COOKIE_NAME,
    value: encodeURIComponent(JSON.stringify(record)),
    url,
    sameSite: 'Lax' as const,
  };
};
