import type { ConsentCategory } from '../../../src/domain/consent.ts';
import { readReportDsn } from '../../../src/shared/client-config.ts';
import { readConsent } from '../../state/consent-record.ts';

declare global {
  interface WindowEventMap {
    /** The accepted categories. Dispatched at start if they are known, and after each decision. */
    'site:consent': CustomEvent<{ readonly categories: readonly ConsentCategory[] }>;
  }
}

/** Whether the site records the visits of those who allow it. */
export const isRecordingSite = (): boolean => readReportDsn(document.body) !== null;

/** The visitor's answer as the browser has stored it for this site. */
export const storedConsent = () => readConsent(document.cookie, isRecordingSite());

let publishedRecord = '';
let published: readonly ConsentCategory[] = [];

export const publishConsent = (categories: readonly ConsentCategory[]): void => {
  publishedRecord = String(storedConsent().accepted);
  published = categories;
  dispatchEvent(new CustomEvent('site:consent', { detail: { categories } }));
};

/** Whether the stored consent has changed since it was announced: in another tab, or on a later page. */
export const hasConsentChanged = (): boolean => String(storedConsent().accepted) !== publishedRecord;

/** Announces the stored consent. Returns whether the visitor has withdrawn anything that was announced. */
export const publishChange = (): boolean => {
  const { accepted } = storedConsent();
  const isWithdrawn = published.some((category) => !accepted.includes(category));
  publishConsent(accepted);
  return isWithdrawn;
};
