import type { Text } from '../../content/document.ts';
import type { FaqCategory, FaqItem } from '../../content/faq.ts';
import { HELP_QUERY } from '../../content/help-search.ts';
import { cleanQuery, createTextSearch, findBest, type TextSearch } from '../../domain/text-search.ts';
import type { Shell } from '../../ui/shell.ts';

/** A search that somebody made, and the questions that it found. */
export type QuestionSearch = TextSearch & { readonly query: string; readonly found: ReadonlySet<FaqItem> };

const toPlainText = (text: Text): string => {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.link)).join('');
};

const allWordsOf = ({ question, answer }: FaqItem): string => [question, ...answer.map(toPlainText)].join(' ');

/** Null where the address asks for nothing. */
export const findQuestions = (
  { href, publicOrigin }: Shell,
  categories: readonly FaqCategory[],
): QuestionSearch | null => {
  const query = cleanQuery(new URL(href, publicOrigin).searchParams.get(HELP_QUERY) ?? '');
  if (query === '') return null;
  const search = createTextSearch(query);
  const items = categories.flatMap((category) => category.items);
  const isFound = findBest(items.map(allWordsOf), search);
  return { ...search, query, found: new Set(items.filter((_, index) => isFound[index])) };
};
