/** Swedish words as a search compares them. */

/** Words too common in questions to tell one from another. */
const STOP_WORDS = new Set(
  `a alla allt använda använder att av bara behöver bli blir blev bort brukar bör de dem den denna deras det detta dig din dina ditt du då
  efter eftersom egen ej eller en er era ert ett exempelvis finns fick fler får få för från ge ger gjorde gå gäller går
  gör göra göras ha hade han har hej hen henne hennes hon honom hos hur här i in innan inte istället ja jag just kan kanske komma
  kunna kunde lite man med men mer mig min mina mitt mot måste ni nog nu någon något några när nästa och också om oss
  på redan sig sin sina sitt sitter ska skall skulle snälla som så sådan ta tar till tycker under undrar upp ut utan vad
  var vara varför varje vart vem vems verkligen vet vi vid vilka vilken vilket vill visa vår våra vårt är även än ända`
    .split(/\s+/)
    .filter(Boolean),
);

/** Inflections and derivations that leave a word about the same thing, the longer ones first. */
const ENDING =
  /(?<=.{3})(?:heterna|heten|heter|arna|erna|orna|ades|ande|else|ning|are|ade|nad|ans|ens|era|het|ing|ad|an|ar|as|at|en|er|es|et|ig|it|na|or|a|e)$|(?<=.{4})[dnrs]$|(?<=.{2}[^aeiouyåäö])t$/;

const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

const withoutAccent = (letter: string): string => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.length === letter.length ? plain : letter;
};

/** Lower case without accents (é, ü, à) and hyphens. å, ä and ö are letters of their own in Swedish. */
const fold = (word: string): string =>
  word
    .normalize()
    .toLowerCase()
    .replace(/[^\p{ASCII}åäö]/gu, withoutAccent)
    .replace(/[-’']/g, '');

/** The words of a text as it has them, with their places. */
export const findWords = (
  text: string,
): readonly { readonly word: string; readonly index: number; readonly end: number }[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word: fold(word), index, end: index + word.length }));

/** The folded words of a text. */
export const wordsOf = (text: string): readonly string[] => Array.from(text.normalize().match(WORD) ?? [], fold);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** A folded word with å and ä as a, and ö as o. */
export const withoutDots = (word: string): string => word.replace(/[åä]/g, 'a').replaceAll('ö', 'o');

/** A folded word without its endings: "fakturorna" and "fakturera" are "faktur". */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '');
  return stem === word ? stem : stemOf(stem);
};

/** What misspellings of a word mostly share: no dots, and no letter twice in a row. */
export const blurred = (word: string): string => withoutDots(word).replace(/(.)\1+/g, '$1');

/**
 * Whether at most `slips` slips of the finger make `a` of `b`: letters inserted, left out, replaced, or swapped with their
 * neighbour.
 */
export const isWithin = (slips: number, a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > slips) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  if (same === a.length && same === b.length) return true;
  if (slips === 0) return false;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  const rest = slips - 1;
  return (
    isWithin(rest, restA.slice(1), restB.slice(1)) ||
    isWithin(rest, restA.slice(1), restB) ||
    isWithin(rest, restA, restB.slice(1)) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && isWithin(rest, restA.slice(2), restB.slice(2)))
  );
};
