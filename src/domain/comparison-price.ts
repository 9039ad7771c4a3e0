import type { Ore } from './product.ts';

/** The price of one kilogram or litre ("jämförpris"): prisinformationslagen (2004:347). */
export type ComparisonPrice = { readonly ore: Ore; readonly unit: 'kg' | 'l' };

/** Net contents in grams (`unit` is `kg`) or millilitres (`unit` is `l`). */
type NetContents = { readonly amount: number; readonly unit: ComparisonPrice['unit'] };

const PER_UNIT = 1000;
/** In grams or millilitres. A larger amount in a consumer package is taken for a typing error. */
const MAX_AMOUNT = 100 * PER_UNIT;

/** Grams or millilitres in each unit of weight or volume that packages are labelled with. */
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

/** The unit that each kind of statement must end in. */
const UNIT_OF_KIND: Readonly<Record<string, NetContents['unit']>> = { vikt: 'kg', volym: 'l' };

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
const parseNetContents = (description: string): NetContents | null => {
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
  return amount > 0 && amount <= MAX_AMOUNT ? { amount, unit: unit.unit } : null;
};

/**
 * The price of a kilogram or litre in whole öre, rounded half up. `price` is in öre; `description` is the product's
 * description (HTML). Null unless it states the net contents unambiguously.
 */
export const comparisonPrice = (price: Ore, description: string): ComparisonPrice | null => {
  const contents = parseNetContents(description);
  return contents && { ore: Math.round((price * PER_UNIT) / contents.amount), unit: contents.unit };
};
