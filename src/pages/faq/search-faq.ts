import { toPlainText } from '../../content/document.ts';
import type { FaqCategory, FaqItem } from '../../content/faq.ts';
import { FAQ_SYNONYMS } from '../../content/faq-synonyms.ts';
import { createTextSearch, findBest, nearestWords, type TextSearch } from '../../shared/text-search.ts';

/** A search and its results. */
export type FaqSearchResult = TextSearch & {
  readonly query: string;
  readonly found: ReadonlySet<FaqItem>;
  /** Words to search for instead when no question is found. */
  readonly nearest: readonly string[];
};

const toSearchText = ({ question, answer }: FaqItem): string => [question, ...answer.map(toPlainText)].join(' ');

/** Searches the questions and answers of all categories. Null for an empty query. */
export const searchFaq = (query: string, categories: readonly FaqCategory[]): FaqSearchResult | null => {
  if (query === '') return null;
  const items = categories.flatMap((category) => category.items);
  const texts = items.map(toSearchText);
  const search = createTextSearch(query, texts, FAQ_SYNONYMS);
  const isFound = findBest(search);
  const found = new Set(items.filter((_, index) => isFound[index]));
  return { ...search, query, found, nearest: found.size > 0 ? [] : nearestWords(query, texts, FAQ_SYNONYMS) };
};
