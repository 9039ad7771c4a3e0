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

/** How well a search does with phrasings. */
type Figures = {
  /**
   * The number of phrasings with an answer, of those whose answer comes first, and of those with it among the first
   * three.
   */
  readonly answered: number;
  readonly first: number;
  readonly amongFirst: number;
  /** The phrasings whose answer is not among the first three. */
  readonly misses: readonly string[];
  /** The number of phrasings without an answer, and those of them that get a result. */
  readonly unanswered: number;
  readonly wrong: readonly string[];
};

const FIRST = 3;

const isWanted = (result: string, want: readonly string[]): boolean =>
  want.some((wanted) => result === wanted || result.startsWith(`${wanted}#`));

/** Judges a search by its results for each phrasing, the best first. */
export const judge = (phrasings: readonly Phrasing[], find: (query: string) => readonly string[]): Figures => {
  const results = phrasings.map(({ q, want }) => ({ q, want, found: find(q) }));
  const answered = results.filter(({ want }) => want.length > 0);
  const unanswered = results.filter(({ want }) => want.length === 0);
  const hasAmong = (places: number) =>
    answered.filter(({ found, want }) => found.slice(0, places).some((result) => isWanted(result, want)));
  const amongFirst = hasAmong(FIRST);
  const show = ({ q, want, found }: (typeof results)[number]): string =>
    `${q}: ${found.slice(0, FIRST).join(', ') || 'nothing'}${want.length > 0 ? ` for ${want.join(', ')}` : ''}`;
  return {
    answered: answered.length,
    first: hasAmong(1).length,
    amongFirst: amongFirst.length,
    misses: answered.filter((result) => !amongFirst.includes(result)).map(show),
    unanswered: unanswered.length,
    wrong: unanswered.filter(({ found }) => found.length > 0).map(show),
  };
};

/** The results of a FAQ search in their order, named as in phrasings. */
export const resultsOf = (search: FaqSearchResult | null): readonly string[] => {
  const sections = search?.sections.map(({ href }) => `section:${href}`) ?? [];
  return search?.areSectionsFirst ? [...sections, ...search.found] : [...(search?.found ?? []), ...sections];
};
