/** The comments of a TypeScript file. Slashes after a colon or a quotation mark belong to a URL or a string. */
export const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/(?!\/).*/g;

export const withoutComments = (text: string): string => text.replaceAll(COMMENTS, '');
