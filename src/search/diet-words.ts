import { blurred, isWithin, withoutDots, wordsOf } from './swedish-words.ts';

/** Words about allergens and diets, without dots. The first group may be anywhere in a word. */
const PATTERNS = [
  /allerg|intoleran|celiak|diabet|gluten|laktos|mjolk|sesam|soja|mandel|mandlar|cashew|pistasch|pistage|skaldjur|kraftdjur|blotdjur|selleri|senap|lupin|sulfit|halal|kosher|vegan|vegetari|gelatin|flask/,
  /^(?:agg|vete|fisk|notter)/,
  /(?:jord|hassel|val|para|pekan|skal|kokos)not/,
  /^not(?:choklad|en|kaka|kram|mjol|smor|spar)?$|notter(?:na)?$/,
  /.(?:fri|fria|fritt)$/,
];

/** The words that are also recognised with a typing slip. */
const MISSPELT = [
  'nötter',
  'mjölk',
  'gluten',
  'glutenfri',
  'laktos',
  'laktosfri',
  'allergi',
  'allergisk',
  'vegansk',
  'mandel',
].map(blurred);
const MIN_MISSPELT_LENGTH = 5;

const isMisspelt = (word: string): boolean =>
  word.length >= MIN_MISSPELT_LENGTH &&
  MISSPELT.some((known) => blurred(word).startsWith(known.charAt(0)) && isWithin(1, blurred(word), known));

/**
 * Whether a folded word is about an allergen or a diet. The catalogue contains no ingredients, so a search must not
 * guess the meaning of such a word.
 */
const isDietWord = (word: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(withoutDots(word))) || isMisspelt(word);

export const hasDietWord = (text: string): boolean => wordsOf(text).some(isDietWord);

/** A text without the words about allergens and diets. */
export const withoutDietWords = (text: string): string =>
  wordsOf(text)
    .filter((word) => !isDietWord(word))
    .join(' ');
