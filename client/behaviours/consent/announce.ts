import type { ConsentCategory } from '../../../src/domain/consent.ts';
import { acceptedCategories } from './record.ts';

declare global {
  interface WindowEventMap {
    /** The accepted categories: at start when they are known, and after each choice. */
    'site:consent': CustomEvent<{ readonly categories: readonly ConsentCategory[] }>;
  }
}

let known = '';

const stored = (): string => String(acceptedCategories(document.cookie));

export const announceConsent = (categories: readonly ConsentCategory[]): void => {
  known = stored();
  dispatchEvent(new CustomEvent('site:consent', { detail: { categories } }));
};

/** Whether the visitor has chosen in another tab, or on the page from which this one is being returned to. */
export const hasChosenElsewhere = (): boolean => stored() !== known;
