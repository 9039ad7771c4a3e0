import { CONSENT_COOKIE_DAYS, CONSENT_REVISION } from '../../src/domain/consent.ts';
import type { readConsent } from './consent-record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The record to store for this host alone, and when it expires, in milliseconds since 1970: never later than an answer
 * that is given now. Null if no cookie has a record.
 */
export const toTidyRecord = ({ record, isUntold }: ReturnType<typeof readConsent>, now: number) =>
  record
    ? {
        record: {
          ...record,
          // The library then treats the record as an answer to an earlier question, and says that there is something new
          // to ask.
          revision: isUntold ? CONSENT_REVISION - 1 : record.revision,
          // Otherwise a later answer would count as a withdrawal and reload the page.
          categories: isUntold ? [] : record.categories,
          // A record without data comes from a visitor who was told of recordings.
          data: { host: true, recordings: record.data?.recordings ?? true },
        },
        expires: Math.min(record.expirationTime, now + CONSENT_COOKIE_DAYS * DAY_MS),
      }
    : null;
