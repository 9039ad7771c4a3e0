import type { LegalDocument } from '../document.ts';
import { PATHS } from '../paths.ts';

/** By path of the present version: former versions, the latest first. */
export type FormerTexts = Readonly<Record<string, readonly LegalDocument[]>>;

/** `npm run archive-text` writes a version to `former/`, as docs/operations.md says. */
export const FORMER_TEXTS: FormerTexts = {
  [PATHS.groupTerms]: [],
  [PATHS.purchaseTerms]: [],
  [PATHS.privacy]: [],
};
