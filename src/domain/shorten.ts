/**
 * The beginning of a text: at most `max` UTF-16 code units. It never cuts through a character as readers see it. Not
 * for use in browsers: Firefox has no segmenter before 125.
 */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, new Intl.Segmenter('sv').segment(text).containing(max)?.index);

/** The text, or its beginning and an ellipsis: at most `max` UTF-16 code units. */
export const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${cutText(text, max - 1).trimEnd()}…`;
