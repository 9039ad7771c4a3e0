import type { Ore } from './product.ts';

/** What a whole kilogram or litre of a product would cost (prisinformationslagen 2004:347, "jämförpris"). */
export type ComparisonPrice = { readonly ore: Ore; readonly unit: 'kg' | 'l' };

/** Net contents in grams or millilitres; `unit` is the thousandfold, which comparison prices are told for. */
export type NetContents = { readonly amount: number; readonly unit: ComparisonPrice['unit'] };

const PER_UNIT = 1000;
/** More than this in one consumer package is a slip of the pen. */
const MAX_AMOUNT = 100 * PER_UNIT;

/** Grams or millilitres to each unit of weight or volume that a package is marked with. */
const UNITS: Readonly<Record<string, NetContents>> = {
  kg: { amount: 1000, unit: 'kg' },
  hg: { amount: 100, unit: 'kg' },
  g: { amount: 1, unit: 'kg' },
  gram: { amount: 1, unit: 'kg' },
  l: { amount: 1000, unit: 'l' },
  liter: { amount: 1000, unit: 'l' },
  dl: { amount: 100, unit: 'l' },
  cl: { amount: 10, unit: 'l' },
  ml: { amount: 1, unit: 'l' },
};

const MARKS: Readonly<Record<string, NetContents['unit']>> = { vikt: 'kg', volym: 'l' };

/** With one space for tags and spaces of every kind. */
const toPlainText = (html: string): string => html.replace(/(?:<[^<>]*>|&(?:nbsp|#160|#xa0);|\s)+/gi, ' ');

/** "Nettovikt 450 g", "Nettovolym: 0,75 l", "Nettovikt 3 × 40 g", "Nettovikt 1 000 g". */
const STATEMENT =
  /\bnetto(vikt|volym):? (?:(\d{1,2}) ?(?:[×x]|&(?:times|#215|#xd7);) ?)?(\d{1,3}(?: \d{3})+|\d{1,6}(?:[.,]\d{1,2})?) ?(kg|hg|gram|g|liter|l|dl|cl|ml)(?![\p{L}\d])/iuy;

const MENTION = /nettovikt|nettovolym/gi;
/** Of such goods the law wants the price of what is left when the liquid is gone: not for us to guess. */
const DRAINED = /avrunnen|avrunnet/i;

/**
 * Reads the net contents out of a provider's formatted description. Null whenever there is any doubt: no statement or
 * several, one that does not end in a plain number and unit, a weight in litres, a drained weight beside it.
 */
export const parseNetContents = (description: string): NetContents | null => {
  const text = toPlainText(description);
  const [mention, ...others] = text.matchAll(MENTION);
  if (!mention || others.length > 0 || DRAINED.test(text)) return null;
  STATEMENT.lastIndex = mention.index;
  const statement = STATEMENT.exec(text);
  if (!statement) return null;
  const [, mark = '', pieces = '1', figure = '', sign = ''] = statement;
  const unit = UNITS[sign.toLowerCase()];
  if (!unit || unit.unit !== MARKS[mark.toLowerCase()]) return null;
  const amount = Number(pieces) * Number(figure.replaceAll(' ', '').replace(',', '.')) * unit.amount;
  return amount > 0 && amount <= MAX_AMOUNT ? { amount, unit: unit.unit } : null;
};

/** The price of a kilogram or litre in whole öre, halves up; null where the net contents are not known for certain. */
export const comparisonPrice = (price: Ore, description: string): ComparisonPrice | null => {
  const contents = parseNetContents(description);
  return contents && { ore: Math.round((price * PER_UNIT) / contents.amount), unit: contents.unit };
};
