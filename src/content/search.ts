import { joinNames } from './format.ts';

const quoted = (text: string): string => `”${text}”`;

/** A search for other words than the visitor's, which were not found. */
export const correctedSearch = {
  shown: (words: readonly string[]): string => `Vi visar träffar på ${joinNames(words.map(quoted))}.`,
  literal: (query: string): string => `Sök på ${quoted(query)} i stället`,
};
