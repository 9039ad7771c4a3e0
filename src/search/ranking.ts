import type { Matches } from './vocabulary.ts';

/** An entry that was found. */
export type Hit = {
  readonly index: number;
  readonly score: number;
  /** How much of the query the entry covers, from 0 to 1. */
  readonly coverage: number;
  /** Whether the entry matches every word. */
  readonly isComplete: boolean;
};

/** A word of a query. */
export type Wanted = {
  /** The ways to read the word. An entry must match all terms of one way. */
  readonly ways: readonly (readonly Matches[])[];
  /** How much this counts as the word itself, from 0 to 1. */
  readonly share: number;
};

/** The value of each entry. */
type Scores = ReadonlyMap<number, number>;

/** A match of this value covers the whole word: a match in a body, or a compound in a heading. */
const COVERING = 0.4;

/** The entries that match a word. */
export const entriesOf = (wanted: readonly Wanted[]): ReadonlySet<number> =>
  new Set(wanted.flatMap((word) => [...bestValues(word).keys()]));

/** How well each entry matches the term. */
const valuesOf = (matches: Matches): Scores => {
  const best = new Map<number, number>();
  for (const [{ weights }, quality] of matches) {
    for (const [entry, weight] of weights) best.set(entry, Math.max(best.get(entry) ?? 0, quality * weight));
  }
  return best;
};

/** How well each entry matches a word: the average of the terms, for the best way to read the word. */
const bestValues = ({ ways }: Wanted): Scores => {
  const best = new Map<number, number>();
  for (const terms of ways) {
    const values = terms.map(valuesOf);
    for (const entry of values[0]?.keys() ?? []) {
      if (!values.every((ofTerm) => ofTerm.has(entry))) continue;
      const sum = values.reduce((total, ofTerm) => total + (ofTerm.get(entry) ?? 0), 0);
      best.set(entry, Math.max(best.get(entry) ?? 0, sum / terms.length));
    }
  }
  return best;
};

/** How much a word says about the query: the fewer entries have it, the more. An unknown word says the most. */
const rarityOf = (values: Scores, entryCount: number): number =>
  Math.log(1 + entryCount / [...values.values()].reduce((sum, value) => sum + value, 0.5));

/** Unknown words do not outweigh this number of known ones that an entry has in its heading or keywords. */
const MIN_PROMINENT_WORDS = 3;
/** A match of this value is in a heading or in keywords. */
const PROMINENT = 0.7;

/** A word of the query with the values of its entries. */
type Read = { readonly share: number; readonly values: Scores; readonly rarity: number };

const readAll = (wanted: readonly Wanted[], entryCount: number): readonly Read[] =>
  wanted.map((word) => {
    const values = bestValues(word);
    return { share: word.share, values, rarity: rarityOf(values, entryCount) };
  });

const isKnown = ({ values }: Read): boolean => values.size > 0;

const rarityOfAll = (words: readonly Read[]): number => words.reduce((sum, { rarity }) => sum + rarity, 0);

/** The entries that match a wanted word, the best first. Helping words only affect the order. */
export const rank = (wanted: readonly Wanted[], helping: readonly Wanted[], entryCount: number): readonly Hit[] => {
  const words = readAll(wanted, entryCount);
  const helpers = readAll(helping, entryCount);
  const known = words.filter(isKnown);
  const allKnown = [...known, ...helpers.filter(isKnown)];
  const hasAllKnown = (entry: number): boolean =>
    allKnown.length >= MIN_PROMINENT_WORDS && allKnown.every(({ values }) => (values.get(entry) ?? 0) >= PROMINENT);
  const toHit = (index: number): Hit => {
    const valueIn = ({ values }: Read): number => values.get(index) ?? 0;
    const score = [...known, ...helpers].reduce((sum, word) => sum + word.rarity * word.share * valueIn(word), 0);
    const covered = known.reduce(
      (sum, word) => sum + word.rarity * word.share * Math.min(1, valueIn(word) / COVERING),
      0,
    );
    const coverage = covered / rarityOfAll(hasAllKnown(index) ? known : words);
    const isComplete = words.every(({ values }) => values.has(index));
    return { index, score: score * (1 + coverage), coverage, isComplete };
  };
  const found = new Set(known.flatMap(({ values }) => [...values.keys()]));
  return Array.from(found, toHit).sort((a, b) => b.score - a.score || a.index - b.index);
};

/** Hits with a score below this share of the best score are left out. */
const MIN_SHARE = 0.3;
const MAX_HITS = 10;

/** The hits that are worth showing, the best first. */
export const bestHits = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(({ score }) => score >= MIN_SHARE * (hits[0]?.score ?? 0)).slice(0, MAX_HITS);
