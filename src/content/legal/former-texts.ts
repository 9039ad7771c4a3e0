import type { LegalDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { PATHS } from '../paths.ts';
import { text as privacyPolicy20261127 } from './former/integritetspolicy-2026-11-27.ts';
import { text as purchaseTerms20261123 } from './former/kopvillkor-2026-11-23.ts';

/** By path of the present version: former versions, the latest first. */
export type FormerTexts = Readonly<Record<string, readonly LegalDocument[]>>;

/** `npm run archive-text` writes a version to `former/`, as docs/operations.md says. */
export const FORMER_TEXTS: FormerTexts = {
  [PATHS.groupTerms]: [],
  [PATHS.purchaseTerms]: [purchaseTerms20261123],
  [PATHS.privacy]: [privacyPolicy20261127],
};

/** The organisation number of the invented company in wrangler.toml, which its legal texts name. */
const INVENTED_NUMBER = '000000-0000';

/** The former versions of an operator's site: those of the invented company are of its own site alone. */
export const formerTextsOf = ({ organisationNumber }: Operator, formerTexts: FormerTexts): FormerTexts => {
  if (organisationNumber === INVENTED_NUMBER) return formerTexts;
  const isOwn = (text: LegalDocument): boolean => !JSON.stringify(text).includes(INVENTED_NUMBER);
  return Object.fromEntries(Object.entries(formerTexts).map(([path, texts]) => [path, texts.filter(isOwn)]));
};
