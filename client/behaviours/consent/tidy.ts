import { CONSENT_COOKIE_DAYS, CONSENT_COOKIE_NAME, CONSENT_REVISION } from '../../../src/domain/consent.ts';
import { cookieDomains } from './cookie-domains.ts';
import type { readConsent } from './record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const write = (value: string, expires: number, domain = ''): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `${CONSENT_COOKIE_NAME}=${value}; Path=/; SameSite=Lax; Expires=${new Date(expires).toUTCString()}${domain}${secure}`;
};

/**
 * Leaves one consent cookie of this host alone, with the record that rules and its expiry, or none. Cookies of the host's
 * domain, which earlier versions of the site wrote, and those of parent domains are deleted: the library would read whichever
 * comes first.
 */
export const tidyConsentCookies = ({ record, isUntold }: ReturnType<typeof readConsent>): void => {
  for (const domain of cookieDomains(location.hostname)) write('', 0, `; Domain=${domain}`);
  if (!record) {
    write('', 0);
    return;
  }
  const kept = {
    ...record,
    // The library takes it for an answer to an earlier question: it says that there is something new to ask.
    revision: isUntold ? CONSENT_REVISION - 1 : record.revision,
    // Else a later answer would reload the page, as a withdrawal.
    categories: isUntold ? [] : record.categories,
    // Without data the visitor was told of recordings.
    data: { host: true, recordings: record.data?.recordings ?? true },
  };
  const expires = Math.min(record.expirationTime, Date.now() + CONSENT_COOKIE_DAYS * DAY_MS);
  write(encodeURIComponent(JSON.stringify(kept)), expires);
};
