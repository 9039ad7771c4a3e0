import { isoDate } from '../../domain/plain-date.ts';
import { type LegalDocument, textsOf, toPlainText } from '../document.ts';
import type { Operator } from '../operator.ts';
import { LEGAL_TEXTS } from './legal-texts.ts';

/** The version of a legal text. */
export type LegalVersion = {
  readonly path: string;
  /** The day from which it applies, as 2026-11-28. */
  readonly date: string;
  /** The SHA-256 digest of the text that visitors read, without contact details, in base64. */
  readonly digest: string;
};

/** Stands in for the contact details, which may change under the same date, because they must be right at once. */
const NO_CONTACT = {
  contactEmail: '-',
  supportEmail: '-',
  postalAddress: '-',
  contactPhone: '-',
  contactPhoneHours: '-',
} satisfies Partial<Operator>;

/**
 * The text as its page shows it, one line per paragraph, item or cell. If this function changes, the next deployment takes
 * every text for a changed one.
 */
const readText = ({ title, lead, sections }: LegalDocument): string =>
  [title, lead, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf).map(toPlainText)])].join(
    '\n',
  );

const digestOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** The versions of the legal texts with an operator's values. */
export const readLegalVersions = (operator: Operator): Promise<readonly LegalVersion[]> =>
  Promise.all(
    Object.entries(LEGAL_TEXTS).map(async ([path, createText]) => {
      const text = createText({ ...operator, ...NO_CONTACT });
      return { path, date: isoDate(text.date), digest: await digestOf(readText(text)) };
    }),
  );
