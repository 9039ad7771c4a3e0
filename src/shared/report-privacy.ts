/** What stands between addresses, in prose as in JSON and in markup. */
const WORD = /[^\s"<>\\]+/g;

const withoutQuery = (word: string): string => {
  const path = word.indexOf('/');
  if (path < 0) return word.startsWith('?') && word.includes('=') ? '' : word;
  const end = word.slice(path).search(/[?#]./);
  return end < 0 ? word : word.slice(0, path + end);
};

/** Text without what follows the paths of the addresses in it: queries and fragments can hold what a visitor typed. */
export const stripQueries = (text: string): string => text.replace(WORD, withoutQuery);

/** Anything can be thrown; an error can be reported. An object's own values are not for reports. */
export const toError = (thrown: unknown): Error => {
  if (thrown instanceof Error) return thrown;
  return new Error(typeof thrown === 'object' && thrown !== null ? 'an object was thrown' : String(thrown));
};
