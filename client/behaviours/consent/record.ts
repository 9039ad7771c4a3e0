import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE_NAME,
  CONSENT_REVISION,
  type ConsentCategory,
} from '../../../src/domain/consent.ts';

/**
 * The categories that the consent record in `document.cookie` accepts, including the necessary one. Empty when there is
 * no record, or when it is malformed or of another revision. The browser deletes an expired one.
 */
export const acceptedCategories = (cookie: string): readonly ConsentCategory[] => {
  try {
    const stored = cookie.match(`(?:^|; )${CONSENT_COOKIE_NAME}=([^;]+)`)?.[1];
    const record: Readonly<Record<string, unknown>> = JSON.parse(decodeURIComponent(stored ?? ''));
    const { categories, consentId, revision } = record;
    if (Array.isArray(categories) && consentId && revision === CONSENT_REVISION)
      return CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  } catch {}
  return [];
};
