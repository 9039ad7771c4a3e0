/** Maximum length of a query in characters. Longer queries are cut off. */
export const QUERY_MAX_LENGTH = 100;

const QUOTED = /^\s*["”“](.*?)["”“]?\s*$/;

/** The beginning of a query. It does not end with half a surrogate pair. */
const cutQuery = (query: string): string => query.slice(0, QUERY_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');

/**
 * Normalises a query: composed Unicode (NFC), single spaces, no control characters, at most QUERY_MAX_LENGTH
 * characters. A search field can hold all of it.
 */
export const cleanQuery = (query: string): string =>
  cutQuery(
    query
      .normalize()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ).trim();

/** The query that searches for exactly these words. */
export const toLiteralQuery = (query: string): string => `"${query}"`;

/** The words of a literal query. Undefined: the query is not in quotation marks. */
export const literalWordsOf = (query: string): string | undefined => QUOTED.exec(query)?.[1];

/** A query without its quotation marks. */
export const withoutQuotes = (query: string): string => literalWordsOf(query) ?? query;

/** Words that visitors use, and the words in the texts with the same meaning. Each is a list separated by spaces. */
export type Synonyms = readonly (readonly [visitors: string, ours: string])[];
