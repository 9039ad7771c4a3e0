import { CONSENT_CATEGORIES, CONSENT_COOKIE_NAME, CONSENT_REVISION } from '../../src/domain/consent.ts';

/** What the site adds to a record. Older records lack it. */
type ConsentData = {
  /** Whether the cookie belongs to this host alone. Script cannot see a cookie's domain. */
  readonly host?: unknown;
  /** Whether the question mentioned recordings. */
  readonly recordings?: unknown;
};

/** The visitor's answer as the consent library stores it: the fields that the site reads. */
type ConsentRecord = {
  readonly categories: readonly string[];
  readonly revision: number;
  readonly data: ConsentData | null;
  readonly languageCode: string;
  readonly lastConsentTimestamp: string;
  readonly expirationTime: number;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isTime = (value: unknown): boolean => isText(value) && Date.parse(value) > 0;

/**
 * Whether all fields have the shapes that the library writes. With other shapes, the library may throw when the visitor
 * answers.
 */
const isRecord = (value: unknown): value is ConsentRecord =>
  isObject(value) &&
  isTexts(value.categories) &&
  isObject(value.services) &&
  Object.values(value.services).every(isTexts) &&
  Number.isInteger(value.revision) &&
  (value.data === null || isObject(value.data)) &&
  [value.consentId, value.languageCode].every(isText) &&
  [value.consentTimestamp, value.lastConsentTimestamp].every(isTime) &&
  Number.isFinite(value.expirationTime);

const parseRecord = (stored: string): readonly ConsentRecord[] => {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(stored));
    return isRecord(value) ? [value] : [];
  } catch {
    return [];
  }
};

const COOKIES = new RegExp(`(?:^|; )${CONSENT_COOKIE_NAME}=([^;]*)`, 'g');

/**
 * Reads `document.cookie`, which may contain several consent cookies, including those of parent domains. The latest
 * answer to the current question applies. If there is none, the latest answer to an earlier question applies. A
 * malformed record does not count. The browser itself deletes expired cookies.
 */
export const readConsent = (cookie: string, isRecording: boolean) => {
  const stored = [...cookie.matchAll(COOKIES)].map(([, value = '']) => value);
  const records = stored
    .flatMap(parseRecord)
    .sort((a, b) => Date.parse(b.lastConsentTimestamp) - Date.parse(a.lastConsentTimestamp));
  const record = records.find(({ revision }) => revision === CONSENT_REVISION) ?? records[0];
  const isAnswer = record?.revision === CONSENT_REVISION;
  // Visitors who were told that nothing is recorded are asked again once visits are recorded. A record without data
  // comes from a visitor who was told of recordings.
  const isUntold = isAnswer && isRecording && record.data !== null && record.data.recordings !== true;
  return {
    /** The accepted categories, including the necessary one. Empty when there is no answer to the current question. */
    accepted: CONSENT_CATEGORIES.filter((category) => isAnswer && !isUntold && record.categories.includes(category)),
    record,
    isUntold,
    /** Whether the cookies are as the site stores them: no cookie, or only one that belongs to this host. */
    isTidy: stored.length === 0 || (stored.length === 1 && record?.data?.host === true && !isUntold),
  };
};
