import type { ConsentCategory } from '../../../src/domain/consent.ts';
import { readReportDsn } from '../../../src/shared/client-config.ts';
import { readConsent } from './record.ts';

declare global {
  interface WindowEventMap {
    /** The accepted categories. Dispatched at start if they are known, and after each decision. */
    'site:consent': CustomEvent<{ readonly categories: readonly ConsentCategory[] }>;
  }
}

/** Whether visits are recorded where the visitor allows it. */
export const isRecordingSite = (): boolean => readReportDsn(document.body) !== null;

/** What the browser holds of the visitor's answer, on this site. */
export const storedConsent = () => readConsent(document.cookie, isRecordingSite());

let announcedRecord = '';
let announced: readonly ConsentCategory[] = [];

export const announceConsent = (categories: readonly ConsentCategory[]): void => {
  announcedRecord = String(storedConsent().accepted);
  announced = categories;
  dispatchEvent(new CustomEvent('site:consent', { detail: { categories } }));
};

/** Whether the stored consent has changed since it was announced: in another tab, or on a page that came after this one. */
export const hasConsentChanged = (): boolean => String(storedConsent().accepted) !== announcedRecord;

/** Announces the stored consent. Returns whether something that was announced has been withdrawn. */
export const announceChange = (): boolean => {
  const { accepted } = storedConsent();
  const isWithdrawn = announced.some((category) => !accepted.includes(category));
  announceConsent(accepted);
  return isWithdrawn;
};
