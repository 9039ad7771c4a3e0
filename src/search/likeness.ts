import type { Hit } from './ranking.ts';
import { isStopWord, withoutDots, wordsOf } from './swedish-words.ts';
import type { Word } from './vocabulary.ts';

/** The length of the character n-grams of a word. */
const GRAM_LENGTH = 4;

/** The constants of BM25: how soon repeated n-grams stop counting, and how much the n-grams of long texts are discounted. */
const SATURATION = 1.2;
const DISCOUNT = 0.5;

/** Returns how alike a query and each compared entry are, from 0 to 1. */
type LikenessTo = (query: string) => readonly number[];

/** The character n-grams of a folded word without dots. A space stands for each end of the word. */
const gramsOf = (word: string): readonly string[] => {
  const padded = ` ${withoutDots(word)} `;
  const grams: string[] = [];
  for (let at = 0; at + GRAM_LENGTH <= padded.length; at += 1) grams.push(padded.slice(at, at + GRAM_LENGTH));
  return grams;
};

/** The weights of a word in the compared entries. */
type Weights = readonly (readonly [entry: number, weight: number])[];

/** The words that have each n-gram, and how much the n-grams of each entry are discounted. */
const readGrams = (words: readonly Word[], entryCount: number) => {
  const weightsWith = new Map<string, Weights[]>();
  const lengths = Array.from({ length: entryCount }, () => 0);
  for (const { word, weights } of words) {
    const compared = [...weights].filter(([entry]) => entry < entryCount);
    if (compared.length === 0 || isStopWord(word)) continue;
    const grams = gramsOf(word);
    for (const gram of grams) {
      const others = weightsWith.get(gram);
      if (others) others.push(compared);
      else weightsWith.set(gram, [compared]);
    }
    for (const [entry, weight] of compared) lengths[entry] = (lengths[entry] ?? 0) + weight * grams.length;
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / entryCount;
  const discounts = lengths.map((length) => SATURATION * (1 - DISCOUNT + (DISCOUNT * length) / (mean || 1)));
  return { weightsWith, discounts };
};

/**
 * Compares queries with the first `entryCount` entries by the characters of their words, with BM25. A misspelt word, a
 * part of a compound and another form of a word resemble a text without being words of it. The n-grams are read at the
 * first comparison.
 */
export const createLikeness = (words: readonly Word[], entryCount: number): LikenessTo => {
  let texts: ReturnType<typeof readGrams> | undefined;
  return (query) => {
    texts ??= readGrams(words, entryCount);
    const { weightsWith, discounts } = texts;
    const scores = new Float64Array(entryCount);
    const ofGram = new Float64Array(entryCount);
    let total = 0;
    const significant = wordsOf(query).filter((word) => !isStopWord(word));
    for (const gram of new Set(significant.flatMap(gramsOf))) {
      ofGram.fill(0);
      for (const weights of weightsWith.get(gram) ?? [])
        for (const [entry, weight] of weights) ofGram[entry] = (ofGram[entry] ?? 0) + weight;
      let uses = 0;
      for (const weight of ofGram) if (weight > 0) uses += 1;
      const rarity = Math.log(1 + (entryCount - uses + 0.5) / (uses + 0.5));
      total += rarity;
      for (let entry = 0; entry < entryCount; entry += 1) {
        const weight = ofGram[entry] ?? 0;
        scores[entry] = (scores[entry] ?? 0) + (rarity * weight) / (weight + (discounts[entry] ?? 0));
      }
    }
    return [...scores].map((score) => (total === 0 ? 0 : score / total));
  };
};

/** Hits in order. Of those with nearly the same score, the one whose entry resembles the query most comes first. */
export const alikeFirst = (hits: readonly Hit[], query: string, likenessTo: LikenessTo): readonly Hit[] => {
  if (hits.length < 2) return hits;
  const likeness = likenessTo(query);
  return hits
    .map((hit) => ({ ...hit, score: hit.score * (1 + (likeness[hit.index] ?? 0)) }))
    .sort((a, b) => b.score - a.score);
};
