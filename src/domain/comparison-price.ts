import type { NetContents, Ore, StatedContents } from './product.ts';

/** The price of one kilogram or litre ("jämförpris"), prisinformationslagen (2004:347), and what it is based on. */
export type ComparisonPrice = { readonly ore: Ore; readonly unit: 'kg' | 'l'; readonly contents: NetContents };

const PER_UNIT = 1000;
/** In grams or millilitres. A larger amount in a consumer package is treated as a typing error. */
export const MAX_NET_AMOUNT = 100 * PER_UNIT;

const COMPARED_BY: Readonly<Record<NetContents['unit'], ComparisonPrice['unit']>> = { g: 'kg', ml: 'l' };

/** The weight and volume units on packages, each in grams or millilitres. */
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

/** The kind of unit that each statement must use. */
const UNIT_OF_KIND: Readonly<Record<string, NetContents['unit']>> = { vikt: 'g', volym: 'ml' };

const MENTION = /nettovikt|nettovolym/gi;

/**
 * Matches "Nettovikt 450 g", "Nettovolym: 0,75 l", "Nettovikt 3 × 40 g", "Nettovikt 1 000 g" and "Nettovikt 1.000 g".
 * The mark of an average amount, ℮, or the letter e in its place, may stand on either side.
 */
const STATEMENT =
  /netto(vikt|volym)(?: ?:\s?|\s)(?:℮ ?|e )?(?:(\d{1,2}) ?[×x] ?)?([1-9]\d{0,2}(?:[ .]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?) ?(kg|hg|gram|g|liter|l|dl|cl|ml)(?: ?℮| e(?!\p{L}))?/iuy;

/**
 * A point before three digits separates thousands or decimals. Packages are never labelled with three decimals of these
 * units.
 */
const POINT_BEFORE_THREE = /\.\d{3}/;
const UNITS_WITHOUT_DECIMALS: readonly string[] = ['g', 'gram', 'ml'];
const SEPARATORS_OF_THOUSANDS = / |\.(?=\d{3})/g;

/** A statement is a whole sentence or a line of its own. Other words in it, such as "per påse", may change its meaning. */
const BEFORE_STATEMENT = /(?:^|\n|[.!?] ?)$/;
const AFTER_STATEMENT = /^(?:\.?$|\.\n|(?:\n|\. ?)(?=\p{Lu}))/u;

/** For goods in liquid, the law requires the price by drained weight. It is not guessed here. */
const DRAINED = /avr\.|avrunn|avrinn|dränera|drained/i;

/** Several packages, one of several, or a sum. In such a text, an amount may be that of one package. */
const SEVERAL: readonly RegExp[] = [
  /påsar|burkar|askar|flaskor|förpackningar|kartonger|tuber|lådor|dosor|säckar|hinkar|packs?\b|vardera|\bantal|\btotal(?:t|vikt| vikt)/i,
  /(?:\d|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv) ?(?:st|stycken|paket|pkt|frp|förp|rör)\b/i,
  /\b(?:per|varje) \p{L}*(?:påse|burk|ask|flaska|förpackning|kartong|tub|paket|rör|st|styck)\b/iu,
  /(?:^|\s)[aàá] ?\d/i,
  /\d ?[×x*] ?\d[\d., ]*(?:[khm]?g|gram|[cdm]?l|(?:milli|centi|deci)?liter)\b|\d ?(?:[khm]?g|gram|[cdm]?l|liter) ?[×x*] ?\d/i,
];

/**
 * Reads the net contents from the plain text of a product description, with one line per element. Returns null in case
 * of any doubt: no statement or several, a statement that is not a sentence or a line of its own, a weight in litres or
 * a volume in grams, a drained weight beside the statement, or an amount that may be that of one package of several.
 */
export const parseNetContents = (text: string): NetContents | null => {
  const [mention, ...others] = text.matchAll(MENTION);
  if (!mention || others.length > 0 || DRAINED.test(text)) return null;
  STATEMENT.lastIndex = mention.index;
  const statement = STATEMENT.exec(text);
  if (!statement) return null;
  const [whole, kind = '', pieces, figure = '', symbol = ''] = statement;
  const isComplete =
    BEFORE_STATEMENT.test(text.slice(0, mention.index)) &&
    AFTER_STATEMENT.test(text.slice(mention.index + whole.length)) &&
    (pieces !== undefined || !SEVERAL.some((words) => words.test(text)));
  const unit = UNITS[symbol.toLowerCase()];
  if (!isComplete || !unit || unit.unit !== UNIT_OF_KIND[kind.toLowerCase()]) return null;
  if (POINT_BEFORE_THREE.test(figure) && !UNITS_WITHOUT_DECIMALS.includes(symbol.toLowerCase())) return null;
  const number = Number(figure.replace(SEPARATORS_OF_THOUSANDS, '').replace(',', '.'));
  const amount = Number(pieces ?? 1) * number * unit.amount;
  return amount > 0 && amount <= MAX_NET_AMOUNT ? { amount, unit: unit.unit } : null;
};

/** What two sources state together. A contradiction stays one, whatever a third source states. */
export const agreeOnContents = (a: StatedContents, b: StatedContents): StatedContents => {
  if (a === null || b === null) return a ?? b;
  if (a === 'contradictory' || b === 'contradictory') return 'contradictory';
  return a.amount === b.amount && a.unit === b.unit ? a : 'contradictory';
};

/**
 * The price per kilogram or litre in whole öre, rounded half up. `price` is in öre. Null for unknown or contradictory
 * contents.
 */
export const comparisonPrice = (price: Ore, contents: StatedContents): ComparisonPrice | null =>
  contents === null || contents === 'contradictory'
    ? null
    : { ore: Math.round((price * PER_UNIT) / contents.amount), unit: COMPARED_BY[contents.unit], contents };
