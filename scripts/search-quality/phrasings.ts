import * as z from 'zod';
import type { FaqSearchResult } from '../../src/pages/faq/search-faq.ts';

/**
 * What visitors type (`q`), and the results that answer it, any of which is right (`want`): ids of questions or products, and
 * sections of other pages or all of a page, as "section:/kopvillkor#tvist". None: the site has no answer.
 */
const phrasingSchema = z.object({ q: z.string(), want: z.array(z.string()) });

export const phrasingsSchema = z.object({
  faq: z.array(phrasingSchema),
  products: z.array(phrasingSchema),
});

export type Phrasing = z.infer<typeof phrasingSchema>;

/** How a search does with phrasings. */
type Figures = {
  /** The number of phrasings that have an answer, and of those that have it first, and among the first three. */
  readonly answered: number;
  readonly first: number;
  readonly amongFirst: number;
  /** The phrasings that do not have it among the first three. */
  readonly misses: readonly string[];
  /** The number of phrasings without an answer, and those for which there is a result. */
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

/** The results of a search of the FAQ in their order, as phrasings name them. */
export const resultsOf = (search: FaqSearchResult | null): readonly string[] => {
  const sections = search?.sections.map(({ href }) => `section:${href}`) ?? [];
  return search?.areSectionsFirst ? [...sections, ...search.found] : [...(search?.found ?? []), ...sections];
};
