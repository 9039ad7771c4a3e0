import * as z from 'zod';
import type { FaqSearchResult } from '../../src/search/search-faq.ts';

/**
 * What visitors type (`q`), and the results that answer it (`want`), any of which is right. A result is the id of a
 * question or product, or a section of another page, or a whole page, as "section:/kopvillkor#tvist". An empty `want`:
 * the site has no answer.
 */
const phrasingSchema = z.object({ q: z.string(), want: z.array(z.string()) });

export const phrasingsSchema = z.object({
  faq: z.array(phrasingSchema),
  products: z.array(phrasingSchema),
});

export type Phrasing = z.infer<typeof phrasingSchema>;

/** What a search shows: its results, the best first, and the guesses that it shows in place of results. */
export type Shown = { readonly results: readonly string[]; readonly nearest: readonly string[] };

/** How well a search does with phrasings. */
type Figures = {
  /**
   * The number of phrasings with an answer, of those whose answer comes first, and of those with it among the first
   * three.
   */
  readonly answered: number;
  readonly first: number;
  readonly amongFirst: number;
  /** The number of phrasings whose answer is among the nearest, which are counted neither as right nor as misleading. */
  readonly amongNearest: number;
  /** The number of phrasings with an answer that show nothing at all. */
  readonly empty: number;
  /** The phrasings whose answer is neither among the first three nor among the nearest. */
  readonly misses: readonly string[];
  /** The number of phrasings without an answer, of those that show something nearest, and the ones with a result. */
  readonly unanswered: number;
  readonly guessed: number;
  readonly misleading: readonly string[];
};

const FIRST = 3;

/** Judges a search by what it shows for each phrasing. */
export const judge = (phrasings: readonly Phrasing[], find: (query: string) => Shown): Figures => {
  const all = phrasings.map(({ q, want }) => ({ q, want, ...find(q) }));
  const answered = all.filter(({ want }) => want.length > 0);
  const unanswered = all.filter(({ want }) => want.length === 0);
  type Judged = (typeof all)[number];
  const hasWanted = ({ want }: Judged, shown: readonly string[]): boolean =>
    shown.some((result) => want.some((wanted) => result === wanted || result.startsWith(`${wanted}#`)));
  const isAmong = (judged: Judged, places: number): boolean => hasWanted(judged, judged.results.slice(0, places));
  const isNearest = (judged: Judged): boolean => hasWanted(judged, judged.nearest);
  const describe = ({ q, want, results }: Judged): string =>
    `${q}: ${results.slice(0, FIRST).join(', ') || 'nothing'}${want.length > 0 ? ` for ${want.join(', ')}` : ''}`;
  return {
    answered: answered.length,
    first: answered.filter((judged) => isAmong(judged, 1)).length,
    amongFirst: answered.filter((judged) => isAmong(judged, FIRST)).length,
    amongNearest: answered.filter(isNearest).length,
    empty: answered.filter(({ results, nearest }) => results.length + nearest.length === 0).length,
    misses: answered.filter((judged) => !isAmong(judged, FIRST) && !isNearest(judged)).map(describe),
    unanswered: unanswered.length,
    guessed: unanswered.filter(({ nearest }) => nearest.length > 0).length,
    misleading: unanswered.filter(({ results }) => results.length > 0).map(describe),
  };
};

/** What a FAQ search shows, named as in phrasings. */
export const shownBy = (search: FaqSearchResult | null): Shown => {
  const sections = search?.sections.map(({ href }) => `section:${href}`) ?? [];
  const found = search?.found ?? [];
  return {
    results: search?.areSectionsFirst ? [...sections, ...found] : [...found, ...sections],
    nearest: search?.nearest ?? [],
  };
};
