import type { LegalDocument } from '../src/content/document.ts';
import { groupTerms } from '../src/content/legal/group-terms.ts';
import { privacyPolicy } from '../src/content/legal/privacy-policy.ts';
import { purchaseTerms } from '../src/content/legal/purchase-terms.ts';
import type { Operator } from '../src/content/operator.ts';
import { PATHS } from '../src/content/paths.ts';

/** The legal texts by path. Their former versions are kept. */
export const LEGAL_TEXTS: Readonly<Record<string, (operator: Operator) => LegalDocument>> = {
  [PATHS.groupTerms]: groupTerms,
  [PATHS.purchaseTerms]: purchaseTerms,
  [PATHS.privacy]: privacyPolicy,
};
