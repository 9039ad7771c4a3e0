/** Swedish words as a search compares them. */

import { fold } from '../shared/fold.ts';

/** Words that are too common in questions to distinguish them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a alla allt använda använder att av bara behöver bli blir blev bort brukar bör de dem den denna deras det detta dig din dina ditt du då
  efter eftersom egen ej eller en er era ert ett exempelvis finns fick fler fungerar funkar fått får få för från ge ger gjorde gå gäller går
  gör göra göras ha hade han har hej hända händer hen henne hennes hon honom hos hur här i in innan inte istället ja jag just kan kanske komma
  kunna kunde lite man med men mer mig min mina mitt mot måste ni nog nu någon något några när nästa och också om oss
  på redan sig sin sina sitt sitter ska skall skulle snälla som så sådan ta tar till tycker under undrar upp ut utan vad
  var vara varför varje vart vem vems verkligen vet vi vid vilka vilken vilket vill visa vår våra vårt är även än ända
  nånstans nånting nåt nån nåra nåns nåns va mkt mej dej sej dom ju väl typ liksom ngn ngt ens sånt sån såna hurdan hurå massa tänk fast vart e o å ifrån varifrån härifrån därifrån emot
  kom kommer kommit`
    .split(/\s+/)
    .filter(Boolean),
);

/** Endings of inflections and derivations that do not change what a word is about, the longer ones first. */
const ENDINGS =
  'heterna heten heter arnas ernas ornas arna erna orna ars ers ors ades ande else ning are ade nad ans ens ets era het ing ad an ar as at en er es et ig it na or a e'.split(
    ' ',
  );
/**
 * The minimum length of the stem after the first ending is removed. The removal of another ending needs a longer stem:
 * "apparat" is not "app".
 */
const MIN_STEM_LENGTH = 3;
const MIN_INNER_STEM_LENGTH = 4;
/** Endings of one letter, in positions where they are unlikely to be part of the stem. */
const LETTER_ENDING = /(?<=^.{4,})(?:[dnr]s?|s)$|(?<=.{3}[^aeiouyåäö])t$/;
/** "Medlemmar" without its ending has one more m than "medlem". */
const DOUBLED_END = /(?<=.{4})([^aeiouyåäö])\1$/;

const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;
/** Between an amount and its unit, which texts write as "450 g", "450g" and "7-pack". */
const BEFORE_UNIT = /(?<=\d)[-’']?(?=\p{L})/u;
const AMOUNTS = /(\d)[-’']?(?=\p{L})/gu;

const withoutHyphens = (word: string): string => word.replace(/[-’']/g, '');

type FoundWord = { readonly word: string; readonly index: number; readonly end: number };

/** The words of a composed text, folded and without hyphens, with their positions. An amount and its unit are two words. */
export const findWords = (text: string): readonly FoundWord[] => {
  const folded = fold(text);
  return Array.from(folded.matchAll(WORD)).flatMap(({ 0: found, index: start }) => {
    let end = start;
    return found.split(BEFORE_UNIT).map((part) => {
      const index = folded.indexOf(part, end);
      end = index + part.length;
      return { word: withoutHyphens(part), index, end };
    });
  });
};

/** The words of a text, folded and without hyphens. An amount and its unit are two words. */
export const wordsOf = (text: string): readonly string[] =>
  Array.from(fold(text.normalize()).replace(AMOUNTS, '$1 ').match(WORD) ?? [], withoutHyphens);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** A folded word with å and ä replaced by a, and ö by o. */
export const withoutDots = (word: string): string => word.replace(/[åä]/g, 'a').replaceAll('ö', 'o');

/** Removes one ending from a word, and then the endings before it. */
const shorten = (word: string, minLength: number): string | undefined => {
  const ending = ENDINGS.find((end) => word.length - end.length >= minLength && word.endsWith(end));
  if (ending === undefined) return;
  const shorter = word.slice(0, -ending.length).replace(DOUBLED_END, '$1');
  return shorten(shorter, MIN_INNER_STEM_LENGTH) ?? shorter;
};

/** A folded word without the endings that certainly are endings. */
const withoutEndings = (word: string): string => shorten(word, MIN_STEM_LENGTH) ?? word;

/**
 * A folded word without its endings, including those that may be part of the stem: "fakturorna" and "fakturera" become
 * "faktu".
 */
export const stemOf = (word: string): string =>
  withoutEndings(word).replace(LETTER_ENDING, '').replace(DOUBLED_END, '$1');

/** A word with each letter once that it has several times in a row. */
export const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** The form that misspellings of a word mostly share: no dots, and no letter twice in a row. */
export const blurred = (word: string): string => withoutDoubles(withoutDots(word));

/**
 * Whether at most one typing slip turns `a` into `b`: a letter inserted, left out, replaced, or swapped with the next
 * one.
 */
export const isWithinOneSlip = (a: string, b: string): boolean => {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restOfA, restOfB] = [a.slice(same), b.slice(same)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2))
  );
};

/** The endings of nouns in -a, of nouns in -e, and of other nouns. */
const NOUN_ENDINGS = {
  a: ['a', 'an', 'or', 'orna'],
  e: ['e', 'en', 'et', 'ar', 'arna', 'na'],
  other: ['', 'n', 'en', 'et', 'na', 'ar', 'er', 'arna', 'erna'],
};

/** A noun with all endings that its inflections may have. */
export const nounForms = (noun: string): readonly string[] => {
  const ending = noun.endsWith('a') ? 'a' : noun.endsWith('e') ? 'e' : 'other';
  const base = ending === 'other' ? noun : noun.slice(0, -1);
  return NOUN_ENDINGS[ending].flatMap((end) => [base + end, `${base + end}s`]);
};
