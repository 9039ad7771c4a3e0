import type { Matches, Term } from './vocabulary.ts';

/** An entry that was found. */
export type Hit = { readonly index: number; readonly score: number; readonly isComplete: boolean };

/** What an entry must match: all terms of one of these ways to read a word of a query. */
export type Wanted = readonly (readonly Term[])[];

/** What entries are worth. */
type Scores = ReadonlyMap<number, number>;

/** What a match is worth to each entry. A word that few entries have tells more. */
const scoresOf = (matches: Matches, entryCount: number): Scores => {
  const best = new Map<number, number>();
  for (const [{ weights }, quality] of matches) {
    for (const [entry, weight] of weights) best.set(entry, Math.max(best.get(entry) ?? 0, quality * weight));
  }
  const rarity = Math.log(1 + entryCount / [...best.values()].reduce((sum, value) => sum + value, 0.5));
  return new Map(Array.from(best, ([entry, value]) => [entry, rarity * value]));
};

/** The better of what the word itself is worth to an entry, and what its meanings are together. */
const termScores = ({ direct, meanings }: Term, entryCount: number): Scores => {
  const sums = new Map<number, number>();
  for (const meaning of meanings) {
    for (const [entry, score] of scoresOf(meaning, entryCount))
      sums.set(entry, (sums.get(entry) ?? 0) + score / Math.sqrt(meanings.length));
  }
  for (const [entry, score] of scoresOf(direct, entryCount)) sums.set(entry, Math.max(sums.get(entry) ?? 0, score));
  return sums;
};

/** The best of what the ways to read a word are worth to the entries that match all terms of one: their average. */
const wantedScores = (ways: Wanted, entryCount: number): Scores => {
  const best = new Map<number, number>();
  for (const terms of ways) {
    const scores = terms.map((term) => termScores(term, entryCount));
    for (const entry of scores[0]?.keys() ?? []) {
      if (!scores.every((ofTerm) => ofTerm.has(entry))) continue;
      const sum = scores.reduce((total, ofTerm) => total + (ofTerm.get(entry) ?? 0), 0);
      best.set(entry, Math.max(best.get(entry) ?? 0, sum / scores.length));
    }
  }
  return best;
};

/** The entries that match a wanted word, the best first. Stop words help only to order them. */
export const rank = (wanted: readonly Wanted[], stopWords: readonly Term[], entryCount: number): readonly Hit[] => {
  const found = new Map<number, { score: number; words: number }>();
  for (const ways of wanted) {
    for (const [entry, score] of wantedScores(ways, entryCount)) {
      const sum = found.get(entry) ?? { score: 0, words: 0 };
      found.set(entry, { score: sum.score + score, words: sum.words + 1 });
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
    isComplete: sum.words === wanted.length,
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
