import { PATHS } from '../../domain/paths.ts';
import type { LegalDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { groupTerms } from './group-terms.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { purchaseTerms } from './purchase-terms.ts';

/** The legal texts by path. Their former versions are kept. */
export const LEGAL_TEXTS: Readonly<Record<string, (operator: Operator) => LegalDocument>> = {
  [PATHS.groupTerms]: groupTerms,
  [PATHS.purchaseTerms]: purchaseTerms,
  [PATHS.privacy]: privacyPolicy,
};
