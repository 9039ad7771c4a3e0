import type { PlainDate } from '../../domain/plain-date.ts';
import type { LegalDocument } from '../document.ts';
import { isoDate } from '../format.ts';
import type { Operator } from '../operator.ts';
import { PATHS } from '../paths.ts';
import { text as privacyPolicy20261127 } from './former/integritetspolicy-2026-11-27.ts';
import { text as purchaseTerms20261123 } from './former/kopvillkor-2026-11-23.ts';

/** Former versions by the path of the present version, the latest first. */
export type FormerTexts = Readonly<Record<string, readonly LegalDocument[]>>;

/** The path of a former version of the text at `path`. */
export const formerTextPath = (path: string, date: PlainDate): string => `${path}/${isoDate(date)}`;

/** `npm run archive-text` writes a version to `former/`, as docs/operations.md says. */
export const FORMER_TEXTS: FormerTexts = {
  [PATHS.groupTerms]: [],
  [PATHS.purchaseTerms]: [purchaseTerms20261123],
  [PATHS.privacy]: [privacyPolicy20261127],
};

/** The organisation number of the invented company in wrangler.toml. The company's legal texts contain it. */
const INVENTED_NUMBER = '000000-0000';

/** The former versions to show on an operator's site. Those of the invented company are shown only on its own site. */
export const formerTextsOf = ({ organisationNumber }: Operator, formerTexts: FormerTexts): FormerTexts => {
  if (organisationNumber === INVENTED_NUMBER) return formerTexts;
  const isOwn = (text: LegalDocument): boolean => !JSON.stringify(text).includes(INVENTED_NUMBER);
  return Object.fromEntries(Object.entries(formerTexts).map(([path, texts]) => [path, texts.filter(isOwn)]));
};
