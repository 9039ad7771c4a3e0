/** Maximum length of a query in characters; longer queries are cut. */
export const QUERY_MAX_LENGTH = 100;

const QUOTED = /^\s*["”“](.*?)["”“]?\s*$/;

/** The beginning of a query, without half a surrogate pair at its end. */
export const cutQuery = (query: string): string => query.slice(0, QUERY_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');

/**
 * Normalises a query: composed Unicode (NFC), single spaces, no control characters, at most QUERY_MAX_LENGTH characters. A
 * field for a search holds all of it.
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

/** Words that visitors use, and words of the texts that mean the same. Each is a list with spaces between. */
export type Synonyms = readonly (readonly [visitors: string, ours: string])[];
