import type { Matches, Term } from './vocabulary.ts';

/** An entry that was found. */
export type Hit = { readonly index: number; readonly score: number; readonly isComplete: boolean };

/** What a match is worth to each entry. A word that few entries have tells more. */
const scoresOf = (matches: Matches, entryCount: number): ReadonlyMap<number, number> => {
  const best = new Map<number, number>();
  for (const [{ weights }, quality] of matches) {
    for (const [entry, weight] of weights) best.set(entry, Math.max(best.get(entry) ?? 0, quality * weight));
  }
  const rarity = Math.log(1 + entryCount / [...best.values()].reduce((sum, value) => sum + value, 0.5));
  return new Map(Array.from(best, ([entry, value]) => [entry, rarity * value]));
};

/** The better of what the word itself is worth to an entry, and what its meanings are together. */
const termScores = ({ direct, meanings }: Term, entryCount: number): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const meaning of meanings) {
    for (const [entry, score] of scoresOf(meaning, entryCount))
      sums.set(entry, (sums.get(entry) ?? 0) + score / Math.sqrt(meanings.length));
  }
  for (const [entry, score] of scoresOf(direct, entryCount)) sums.set(entry, Math.max(sums.get(entry) ?? 0, score));
  return sums;
};

/** The entries that a term finds, the best first. Stop words help only to order them. */
export const rank = (terms: readonly Term[], stopWords: readonly Term[], entryCount: number): readonly Hit[] => {
  const found = new Map<number, { score: number; terms: number }>();
  for (const term of terms) {
    for (const [entry, score] of termScores(term, entryCount)) {
      const sum = found.get(entry) ?? { score: 0, terms: 0 };
      found.set(entry, { score: sum.score + score, terms: sum.terms + 1 });
    }
  }
  for (const term of stopWords) {
    for (const [entry, score] of termScores(term, entryCount)) {
      const sum = found.get(entry);
      if (sum) sum.score += score;
    }
  }
  return Array.from(found, ([index, sum]) => ({
    index,
    score: sum.score,
    isComplete: sum.terms === terms.length,
  })).sort((a, b) => b.score - a.score || a.index - b.index);
};

/** Hits that score less than this share of the best are left out. */
const MIN_SHARE = 0.3;
const MAX_HITS = 10;

/** The items of the best hits of a search, the best first. */
export const bestHits = <Item>({ hits }: { readonly hits: readonly Hit[] }, items: readonly Item[]): readonly Item[] =>
  hits
    .filter(({ score }) => score >= MIN_SHARE * (hits[0]?.score ?? 0))
    .slice(0, MAX_HITS)
    .flatMap(({ index }) => items[index] ?? []);
