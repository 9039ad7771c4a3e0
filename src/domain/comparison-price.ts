import type { Ore } from './product.ts';

/** The price of one kilogram or litre ("jämförpris"): prisinformationslagen (2004:347). */
export type ComparisonPrice = { readonly ore: Ore; readonly unit: 'kg' | 'l' };

/** What a package contains, in grams or millilitres. */
export type NetContents = { readonly amount: number; readonly unit: 'g' | 'ml' };

const PER_UNIT = 1000;
/** In grams or millilitres. A larger amount in a consumer package is taken for a typing error. */
export const MAX_NET_AMOUNT = 100 * PER_UNIT;

const COMPARED_BY: Readonly<Record<NetContents['unit'], ComparisonPrice['unit']>> = { g: 'kg', ml: 'l' };

/** Grams or millilitres in each unit of weight or volume that packages are labelled with. */
const UNITS: Readonly<Record<string, NetContents>> = {
  kg: { amount: 1000, unit: 'g' },
  hg: { amount: 100, unit: 'g' },
  g: { amount: 1, unit: 'g' },
  gram: { amount: 1, unit: 'g' },
  l: { amount: 1000, unit: 'ml' },
  liter: { amount: 1000, unit: 'ml' },
  dl: { amount: 100, unit: 'ml' },
  cl: { amount: 10, unit: 'ml' },
  ml: { amount: 1, unit: 'ml' },
};

/** The unit that each kind of statement must end in. */
const UNIT_OF_KIND: Readonly<Record<string, NetContents['unit']>> = { vikt: 'g', volym: 'ml' };

/** Replaces every run of tags and white space by one space. */
const toPlainText = (html: string): string => html.replace(/(?:<[^<>]*>|&(?:nbsp|#160|#xa0);|\s)+/gi, ' ');

/** Matches "Nettovikt 450 g", "Nettovolym: 0,75 l", "Nettovikt 3 × 40 g" and "Nettovikt 1 000 g". */
const STATEMENT =
  /\bnetto(vikt|volym):? (?:(\d{1,2}) ?(?:[×x]|&(?:times|#215|#xd7);) ?)?(\d{1,3}(?: \d{3})+|\d{1,6}(?:[.,]\d{1,2})?) ?(kg|hg|gram|g|liter|l|dl|cl|ml)(?![\p{L}\d])/iuy;

const MENTION = /nettovikt|nettovolym/gi;
/** For goods in liquid the law requires the price by drained weight, which is not guessed here. */
const DRAINED = /avrunnen|avrunnet/i;

/**
 * Reads the net contents from a product description (HTML). Null in case of any doubt: no statement or several, one
 * without a plain number and unit, a weight in litres or a volume in grams, or a drained weight beside it.
 */
export const parseNetContents = (description: string): NetContents | null => {
  const text = toPlainText(description);
  const [mention, ...others] = text.matchAll(MENTION);
  if (!mention || others.length > 0 || DRAINED.test(text)) return null;
  STATEMENT.lastIndex = mention.index;
  const statement = STATEMENT.exec(text);
  if (!statement) return null;
  const [, kind = '', pieces = '1', figure = '', symbol = ''] = statement;
  const unit = UNITS[symbol.toLowerCase()];
  if (!unit || unit.unit !== UNIT_OF_KIND[kind.toLowerCase()]) return null;
  const amount = Number(pieces) * Number(figure.replaceAll(' ', '').replace(',', '.')) * unit.amount;
  return amount > 0 && amount <= MAX_NET_AMOUNT ? { amount, unit: unit.unit } : null;
};

/** The price of a kilogram or litre in whole öre, rounded half up. `price` is in öre. Null for unknown contents. */
export const comparisonPrice = (price: Ore, contents: NetContents | null): ComparisonPrice | null =>
  contents && { ore: Math.round((price * PER_UNIT) / contents.amount), unit: COMPARED_BY[contents.unit] };
