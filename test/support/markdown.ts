/** A Markdown text without its fenced blocks of code, which may be in list items. */
export const withoutCodeBlocks = (text: string): string => text.replace(/^ *```.*?^ *```/gms, '');

/** The contents of a Markdown text's fenced blocks of code, without the indentation of a list item. */
export const codeBlocks = (text: string): readonly string[] =>
  [...text.matchAll(/^( *)```\w*\n(.*?)^ *```/gms)].map(([, indent = '', code = '']) =>
    code.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** What a Markdown text has in backquotes. */
export const codeSpans = (text: string): readonly string[] =>
  [...withoutCodeBlocks(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
