import { fold } from '../shared/fold.ts';
import { blurred, isWithinOneSlip, withoutDots, wordsOf } from './swedish-words.ts';

/**
 * The part of a word that says what goods contain. Dots only matter where the word without dots is another word, as in
 * "flaska".
 */
const CONTENTS =
  /gluten|laktos|mjolk|sesam|soja|mandel|mandlar|cashew|pistasch|pistage|skaldjur|kraftdjur|blotdjur|selleri|senaps?|lupin|sulfit|gelatin|fläsk|macadamia|^(?:agg|vete|fisk|notter|svaveldioxid)|^(?:råg|korn|havre|dinkel|spelt|kamut|rak(?:a|or)|musslor|ostron|krabb(?:a|or)|hummer|kraftor|blackfisk)$|(?:jord|hassel|val|para|pekan|skal|kokos)not(?:ter|s)?|^not(?=(?:choklad|en|kaka|kram|mjol|smor|spar)?$)|notter(?=(?:na)?$)/;

/** Words for what goods do not contain, and for people with a diet: "glutenfri", "vegansk", "nötallergi". */
const FREE_FROM = /allerg|intoleran|celiak|diabet|halal|kosher|vegan|vegetari|.(?:fri|fria|fritt)$/;

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
  'räkor',
].map(blurred);
const MIN_MISSPELT_LENGTH = 5;

/** Words that begin or end like an allergen without being about it: "vägg", "samvete", "grafisk", "nötkött". */
const LOOKALIKE =
  /(?:[lv]|sk)[aä]gg$|(?:hel|sam)vete$|[aioy]fisk$|^n[oö]t(?:boskap|f[aä]rs|kreatur|k[oö]tt)|^vetenskap/;
/** A shorter word needs more than one letter before it: "hägg" has no "ägg". */
const MIN_TAIL_LENGTH = 4;

/** "Utan mjölk" and "fri från mjölk" mean "mjölkfri". */
const WITHOUT = /(?<!\p{L})(?:utan|ingen|inget|inga|ej|inte|(?:fri|fria|fritt)\s+från)\s+(\p{L}+)/gu;
/** "Mjölk fri" means "mjölkfri", but "mandel fri frakt" does not. */
const SPLIT = /(?<!\p{L})(\p{L}+)\s+(?:fri|fria|fritt)(?!\p{L}|\s+fra|\s+från)/gu;

const NOUN_ENDING = /(?:arna|erna|orna|ar|er|or|en|et|an|na|n|a|s)$/;
/** A shorter part of a compound is an ending. */
const MIN_PART_LENGTH = 3;

const isMisspelt = (word: string): boolean => {
  if (word.length < MIN_MISSPELT_LENGTH) return false;
  const typed = blurred(word);
  return MISSPELT.some((known) => typed.startsWith(known.charAt(0)) && isWithinOneSlip(typed, known));
};

type Kind = 'contents' | 'freeFrom' | 'other';

/** What a folded word says. A misspelt word counts as free-from, because only its exact form is searched for. */
const kindOf = (word: string): Kind => {
  const plain = withoutDots(word);
  if (FREE_FROM.test(plain)) return 'freeFrom';
  if (CONTENTS.test(plain) || CONTENTS.test(word)) return 'contents';
  return isMisspelt(word) ? 'freeFrom' : 'other';
};

const isContents = (word: string): boolean => kindOf(word) === 'contents';

/** A word for contents without its ending. */
const toRoot = (word: string): string => {
  const singular = word.replace(/n[oö]t(?:ter(?:na)?s?)?$/, 'nöt').replace(/mandlar(?:na)?s?$/, 'mandel');
  const shorter = singular.replace(NOUN_ENDING, '');
  return isContents(shorter) ? shorter : singular;
};

/** One form for each meaning: "mjölkfri" for "mjölkfria", "vegansk" for "vegan". */
const toDiet = (word: string): string => {
  const free = /^(.+)(?:fri|fria|fritt)$/.exec(word)?.[1];
  if (free !== undefined) return `${isContents(free) ? toRoot(free) : free}fri`;
  return word.replace(/^vegan.*/, 'vegansk').replace(/^vegetari.*/, 'vegetarisk');
};

/**
 * The words of a text, by what they say about allergens and diets. The catalogue contains no ingredients, so a search
 * must not guess the meaning of such words.
 */
export type DietWords = {
  /** The words for what goods contain, without their endings. */
  readonly contents: readonly string[];
  /** The words for what goods do not contain, in one form each. */
  readonly freeFrom: readonly string[];
  readonly others: readonly string[];
};

/** The words of a text, with "mjölkfri" for what is written as several words. */
const joinedWordsOf = (text: string): readonly string[] => {
  const join = (phrase: string, word: string): string => (isContents(word) ? `${word}fri` : phrase);
  return wordsOf(fold(text.normalize()).replace(WITHOUT, join).replace(SPLIT, join));
};

export const readDietWords = (text: string): DietWords => {
  const byKind = Map.groupBy(joinedWordsOf(text), kindOf);
  return {
    contents: (byKind.get('contents') ?? []).map(toRoot),
    freeFrom: (byKind.get('freeFrom') ?? []).map(toDiet),
    others: byKind.get('other') ?? [],
  };
};

export const isAboutDiet = ({ contents, freeFrom }: DietWords): boolean => contents.length + freeFrom.length > 0;

/** Whether a word has a root at one of its ends, or anywhere if the word is about an allergen itself. */
const hasRoot = (word: string, root: string): boolean => {
  if (LOOKALIKE.test(word)) return false;
  const compared = root === withoutDots(root) ? withoutDots(word) : word;
  return (
    compared.startsWith(root) ||
    (compared.endsWith(root) && (root.length >= MIN_TAIL_LENGTH || compared.length > root.length + 1)) ||
    (compared.includes(root) && kindOf(word) !== 'other')
  );
};

/**
 * Whether a text has all of these words about allergens and diets, for contents also as part of a compound. "Mjölkfri"
 * does not have "mjölk".
 */
export const hasDietWords = (text: DietWords, { contents, freeFrom }: DietWords): boolean =>
  contents.every((root) => [...text.contents, ...text.others].some((word) => hasRoot(word, root))) &&
  freeFrom.every((word) => text.freeFrom.includes(word));

/** The other parts of a compound with a word for contents: "choklad" of "mjölkchoklad". */
const otherParts = (word: string): readonly string[] => {
  const found = CONTENTS.exec(word) ?? CONTENTS.exec(withoutDots(word));
  if (!found) return [];
  return [word.slice(0, found.index), word.slice(found.index + found[0].length)].filter(
    (part) => part.length >= MIN_PART_LENGTH && part.replace(NOUN_ENDING, '') !== '' && kindOf(part) === 'other',
  );
};

/** The parts of a word that the index may contain. */
const PARTS: Readonly<Record<Kind, (word: string) => readonly string[]>> = {
  contents: otherParts,
  freeFrom: () => [],
  other: (word) => [word],
};

/** A text without what it says about allergens and diets. */
export const withoutDietWords = (text: string): string =>
  joinedWordsOf(text)
    .flatMap((word) => PARTS[kindOf(word)](word))
    .join(' ');
