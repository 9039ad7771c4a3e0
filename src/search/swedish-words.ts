/** Swedish words as a search compares them. */

import { fold } from '../shared/fold.ts';

/** Words too common in questions to tell one from another. */
const STOP_WORDS = new Set(
  `a alla allt använda använder att av bara behöver bli blir blev bort brukar bör de dem den denna deras det detta dig din dina ditt du då
  efter eftersom egen ej eller en er era ert ett exempelvis finns fick fler fungerar funkar fått får få för från ge ger gjorde gå gäller går
  gör göra göras ha hade han har hej hända händer hen henne hennes hon honom hos hur här i in innan inte istället ja jag just kan kanske komma
  kunna kunde lite man med men mer mig min mina mitt mot måste ni nog nu någon något några när nästa och också om oss
  på redan sig sin sina sitt sitter ska skall skulle snälla som så sådan ta tar till tycker under undrar upp ut utan vad
  var vara varför varje vart vem vems verkligen vet vi vid vilka vilken vilket vill visa vår våra vårt är även än ända`
    .split(/\s+/)
    .filter(Boolean),
);

/** Inflections and derivations that leave a word about the same thing, the longer ones first. */
const ENDINGS =
  'heterna heten heter arna erna orna ades ande else ning are ade nad ans ens era het ing ad an ar as at en er es et ig it na or a e'.split(
    ' ',
  );
const MIN_STEM_LENGTH = 3;
/** Endings of one letter, where they are unlikely to belong to the stem. */
const LETTER_ENDING = /(?<=^.{4,})[dnrs]$|(?<=.{2}[^aeiouyåäö])t$/;
/** "Medlemmar" without its ending has one m more than "medlem". */
const DOUBLED_END = /(?<=.{2})([^aeiouyåäö])\1$/;

const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

const withoutHyphens = (word: string): string => word.replace(/[-’']/g, '');

/** The words of a composed text, folded and without hyphens, with their places. */
export const findWords = (
  text: string,
): readonly { readonly word: string; readonly index: number; readonly end: number }[] =>
  Array.from(fold(text).matchAll(WORD), ({ 0: word, index }) => ({
    word: withoutHyphens(word),
    index,
    end: index + word.length,
  }));

/** The words of a text, folded and without hyphens. */
export const wordsOf = (text: string): readonly string[] =>
  Array.from(fold(text.normalize()).match(WORD) ?? [], withoutHyphens);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** A folded word with å and ä as a, and ö as o. */
export const withoutDots = (word: string): string => word.replace(/[åä]/g, 'a').replaceAll('ö', 'o');

const shorten = (word: string): string => {
  const ending = ENDINGS.find((end) => word.length - end.length >= MIN_STEM_LENGTH && word.endsWith(end));
  return ending ? word.slice(0, -ending.length) : word.replace(LETTER_ENDING, '');
};

/** A folded word without its endings: "fakturorna" and "fakturera" are "faktur". */
export const stemOf = (word: string): string => {
  const stem = shorten(word).replace(DOUBLED_END, '$1');
  return stem === word ? stem : stemOf(stem);
};

/** What misspellings of a word mostly share: no dots, and no letter twice in a row. */
export const blurred = (word: string): string => withoutDots(word).replace(/(.)\1+/g, '$1');

/** `isWithin` for the rests of both words from these places. */
const isRestWithin = (slips: number, a: string, atA: number, b: string, atB: number): boolean => {
  if (Math.abs(a.length - atA - (b.length - atB)) > slips) return false;
  let [endA, endB] = [atA, atB];
  while (endA < a.length && a[endA] === b[endB]) {
    endA += 1;
    endB += 1;
  }
  if (endA === a.length && endB === b.length) return true;
  return (
    slips > 0 &&
    (isRestWithin(slips - 1, a, endA + 1, b, endB + 1) ||
      isRestWithin(slips - 1, a, endA + 1, b, endB) ||
      isRestWithin(slips - 1, a, endA, b, endB + 1) ||
      (a[endA] === b[endB + 1] && a[endA + 1] === b[endB] && isRestWithin(slips - 1, a, endA + 2, b, endB + 2)))
  );
};

/**
 * Whether at most `slips` slips of the finger make `a` of `b`: letters inserted, left out, replaced, or swapped with their
 * neighbour.
 */
export const isWithin = (slips: number, a: string, b: string): boolean => isRestWithin(slips, a, 0, b, 0);
