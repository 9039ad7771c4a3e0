import { CONSENT_COOKIE_NAME } from '../../../src/domain/consent.ts';
import type { readConsent } from '../../state/consent-record.ts';
import { toTidyRecord } from '../../state/tidy-record.ts';
import { cookieDomains } from './cookie-domains.ts';

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
export const tidyConsentCookies = (consent: ReturnType<typeof readConsent>): void => {
  for (const domain of cookieDomains(location.hostname)) write('', 0, `; Domain=${domain}`);
  const tidy = toTidyRecord(consent, Date.now());
  if (tidy) write(encodeURIComponent(JSON.stringify(tidy.record)), tidy.expires);
  else write('', 0);
};
