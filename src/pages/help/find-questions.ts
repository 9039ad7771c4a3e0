import { toPlainText } from '../../content/document.ts';
import type { FaqCategory, FaqItem } from '../../content/faq.ts';
import { createTextSearch, findBest, type TextSearch } from '../../shared/text-search.ts';

/** A search that somebody made, and the questions that it found. */
export type QuestionSearch = TextSearch & { readonly query: string; readonly found: ReadonlySet<FaqItem> };

const allWordsOf = ({ question, answer }: FaqItem): string => [question, ...answer.map(toPlainText)].join(' ');

/** Null where nothing is asked for. */
export const findQuestions = (query: string, categories: readonly FaqCategory[]): QuestionSearch | null => {
  if (query === '') return null;
  const search = createTextSearch(query);
  const items = categories.flatMap((category) => category.items);
  const isFound = findBest(items.map(allWordsOf), search);
  return { ...search, query, found: new Set(items.filter((_, index) => isFound[index])) };
};
