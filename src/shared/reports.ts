/**
 * URLs of requests that carry trace headers. Only localhost is included (specification, section 7), so third parties
 * and the provider never receive these headers.
 */
export const TRACE_PROPAGATION_TARGETS = [/^https?:\/\/localhost(?:[:/]|$)/];

/** A run of characters that can be a URL in prose, JSON or markup. */
const WORD = /[^\s"<>\\]+/g;

/** A query contains a `=`, or follows a path. Anything else after a `?` or `#` is prose: "why?", "#1". */
const withoutQuery = (word: string): string => {
  const start = word.search(/[?#]/);
  if (start < 0) return word;
  if (word.includes('=', start)) return word.slice(0, start);
  const path = word.indexOf('/');
  const end = path < 0 ? -1 : word.slice(path).search(/[?#]./);
  return end < 0 ? word : word.slice(0, path + end);
};

/**
 * A query or fragment whose `?` or `#` is encoded, once or more often. Some apps encode a pasted URL, so that a seller's
 * name becomes part of the path.
 */
const ENCODED_QUERY = /%(?:25)*(?:23|3f).*/i;

/** Removes queries and fragments anywhere in a text, because they can hold user input. */
export const stripQueries = (text: string): string =>
  text.replace(WORD, (word) => withoutQuery(word.replace(ENCODED_QUERY, '')));

/** Also recognises an error from another frame, which has a different Error class. */
const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || /^\[object (?:Error|DOMException)\]$/.test(Object.prototype.toString.call(thrown));

/**
 * Wraps a thrown value that is not an Error. The values of a thrown object are left out, because they can be personal
 * data.
 */
export const toError = (thrown: unknown): Error => {
  if (isError(thrown)) return thrown;
  return new Error(typeof thrown === 'object' && thrown !== null ? 'an object was thrown' : String(thrown));
};
