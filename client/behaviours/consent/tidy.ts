import { CONSENT_COOKIE_DAYS, CONSENT_COOKIE_NAME, CONSENT_REVISION } from '../../../src/domain/consent.ts';
import type { readConsent } from '../../state/consent-record.ts';
import { cookieDomains } from './cookie-domains.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const write = (value: string, expires: number, domain = ''): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `${CONSENT_COOKIE_NAME}=${value}; Path=/; SameSite=Lax; Expires=${new Date(expires).toUTCString()}${domain}${secure}`;
};

/**
 * Leaves one consent cookie that belongs to this host alone, with the record that applies and its expiry, or no cookie.
 * Deletes the cookies of parent domains and of the host's own domain, which earlier versions of the site wrote. The
 * library would otherwise read whichever comes first.
 */
export const tidyConsentCookies = ({ record, isUntold }: ReturnType<typeof readConsent>): void => {
  for (const domain of cookieDomains(location.hostname)) write('', 0, `; Domain=${domain}`);
  if (!record) {
    write('', 0);
    return;
  }
  const kept = {
    ...record,
    // The library then treats the record as an answer to an earlier question, and says that there is something new to
    // ask.
    revision: isUntold ? CONSENT_REVISION - 1 : record.revision,
    // Otherwise a later answer would count as a withdrawal and reload the page.
    categories: isUntold ? [] : record.categories,
    // A record without data comes from a visitor who was told of recordings.
    data: { host: true, recordings: record.data?.recordings ?? true },
  };
  const expires = Math.min(record.expirationTime, Date.now() + CONSENT_COOKIE_DAYS * DAY_MS);
  write(encodeURIComponent(JSON.stringify(kept)), expires);
};
