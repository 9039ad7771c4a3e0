/** A Markdown text without its fenced blocks of code, which may be in list items. */
export const withoutCodeBlocks = (text: string): string => text.replace(/^ *```.*?^ *```/gms, '');

/** What a Markdown text has in backquotes. */
export const codeSpans = (text: string): readonly string[] =>
  [...withoutCodeBlocks(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
