import type { ConsentCategory } from '../domain/consent.ts';

/** What the banner and the preferences dialog say, in one language; plain text, no markup. */
export type ConsentTexts = {
  readonly banner: {
    readonly title: string;
    readonly text: string;
    /** Stands before the text when there is something new to ask about. */
    readonly askedAnew: string;
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
  };
  readonly acceptAll: string;
  readonly rejectAll: string;
  readonly categories: Readonly<Record<ConsentCategory, { readonly name: string; readonly text: string }>>;
};

/** The categories by the names that the dialog and the policy share. */
export const CONSENT_CATEGORY_NAMES: Readonly<Record<ConsentCategory, string>> = {
  necessary: 'Nödvändiga',
  analytics: 'Statistik',
  marketing: 'Marknadsföring',
};

/** The button in every footer. */
export const MANAGE_CONSENT = 'Hantera kakor';

/** The policy's section that tells how to choose; without script the footer leads there. */
export const CONSENT_POLICY_ANCHOR = 'kakval';
