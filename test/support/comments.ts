/** A TypeScript file without its comments. Slashes after a colon or a quotation mark belong to a URL or a string. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/(?!\/).*/g, '');
