import { PATHS } from '../../domain/paths.ts';
import type { LegalDocument } from '../document.ts';

/** Former versions by the path of the present version, the latest first. */
export type FormerTexts = Readonly<Record<string, readonly LegalDocument[]>>;

/** Empty until a text is replaced. `npm run archive-text` writes a version to `former/`, as docs/operations.md says. */
export const FORMER_TEXTS: FormerTexts = {
  [PATHS.groupTerms]: [],
  [PATHS.purchaseTerms]: [],
  [PATHS.privacy]: [],
};
