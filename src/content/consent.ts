import type { ConsentCategory } from '../domain/consent.ts';

/** Texts of the consent banner and the preferences dialog in one language: plain text, no markup. */
export type ConsentTexts = {
  readonly banner: {
    readonly title: string;
    readonly text: string;
    /** Shown before the text when the consent revision has changed. */
    readonly revisionMessage: string;
    readonly manage: string;
    readonly policy: string;
    readonly contact: string;
  };
  readonly dialog: {
    readonly title: string;
    readonly text: string;
    readonly save: string;
    readonly close: string;
    readonly policy: string;
    readonly alwaysOn: string;
    /** The accessible name of a category's toggle. Screen readers read the category beside it. */
    readonly allow: (category: string) => string;
  };
  readonly acceptAll: string;
  readonly rejectAll: string;
  readonly categories: Readonly<Record<ConsentCategory, { readonly name: string; readonly text: string }>>;
  /**
   * Replace the title and the text of the banner and the text of analytics if visits are recorded. Without recordings
   * nothing needs consent, so the banner must not ask for it.
   */
  readonly recordings: { readonly title: string; readonly banner: string; readonly analytics: string };
  /** Announced to screen readers after an answer. The keys are the library's names of its buttons. */
  readonly said: { readonly all: string; readonly necessary: string; readonly save: string };
};

/** Category names, shared by the dialog and the privacy policy. */
export const CONSENT_CATEGORY_NAMES: Readonly<Record<ConsentCategory, string>> = {
  necessary: 'Nödvändiga',
  analytics: 'Statistik',
  marketing: 'Marknadsföring',
};

/** Label of the button in the footer that opens the preferences dialog. */
export const MANAGE_CONSENT = 'Hantera kakor';

/** Anchor of the privacy policy's section on consent; the footer links there without script. */
export const CONSENT_POLICY_ANCHOR = 'kakval';
