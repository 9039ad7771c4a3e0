import { CONSENT_COOKIE_DAYS, CONSENT_COOKIE_NAME, type ConsentCategory } from '../../../src/domain/consent.ts';
import { CONSENT_RECORD } from '../../support/consent-record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The consent cookie of a visitor who has decided, as the site stores it. `changes` replace fields of its record. */
export const consentCookie = (
  url: string,
  categories: readonly ConsentCategory[],
  changes: Readonly<Record<string, unknown>> = {},
) => {
  const now = new Date();
  const record = {
    ...CONSENT_RECORD,
    categories,
    consentTimestamp: now.toISOString(),
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
