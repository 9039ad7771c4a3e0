import { toPlainText } from '../../content/document.ts';
import type { FaqCategory, FaqItem } from '../../content/faq.ts';
import { createTextSearch, findBest, type TextSearch } from '../../shared/text-search.ts';

/** A search and the questions that it found. */
export type QuestionSearch = TextSearch & { readonly query: string; readonly found: ReadonlySet<FaqItem> };

const toSearchText = ({ question, answer }: FaqItem): string => [question, ...answer.map(toPlainText)].join(' ');

/** Searches the questions and answers of all categories. Null for an empty query. */
export const findQuestions = (query: string, categories: readonly FaqCategory[]): QuestionSearch | null => {
  if (query === '') return null;
  const search = createTextSearch(query);
  const items = categories.flatMap((category) => category.items);
  const isFound = findBest(items.map(toSearchText), search);
  return { ...search, query, found: new Set(items.filter((_, index) => isFound[index])) };
};
