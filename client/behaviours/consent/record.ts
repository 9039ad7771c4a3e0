import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE_NAME,
  CONSENT_REVISION,
  type ConsentCategory,
} from '../../../src/domain/consent.ts';

/**
 * The categories that the record in `document.cookie` accepts, the necessary one among them; empty when there is no
 * record that counts. What cannot be parsed is none.
 */
export const acceptedCategories = (cookie: string, now = Date.now()): readonly ConsentCategory[] => {
  try {
    const stored = cookie.match(`(?:^|; )${CONSENT_COOKIE_NAME}=([^;]+)`)?.[1];
    const record: Readonly<Record<string, unknown>> = JSON.parse(decodeURIComponent(stored ?? ''));
    const { categories, consentId, revision, expirationTime } = record;
    if (Array.isArray(categories) && consentId && revision === CONSENT_REVISION && Number(expirationTime) > now)
      return CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  } catch {}
  return [];
};
