import type { ConsentCategory } from '../../../src/domain/consent.ts';
import { acceptedCategories } from './record.ts';

declare global {
  interface WindowEventMap {
    /** The accepted categories. Dispatched at start if they are known, and after each decision. */
    'site:consent': CustomEvent<{ readonly categories: readonly ConsentCategory[] }>;
  }
}

let announcedRecord = '';

const storedRecord = (): string => String(acceptedCategories(document.cookie));

export const announceConsent = (categories: readonly ConsentCategory[]): void => {
  announcedRecord = storedRecord();
  dispatchEvent(new CustomEvent('site:consent', { detail: { categories } }));
};

/** Whether the stored consent has changed since it was announced: in another tab, or on a page that came after this one. */
export const hasConsentChanged = (): boolean => storedRecord() !== announcedRecord;
