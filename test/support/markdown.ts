/** A Markdown text without its fenced code blocks, which may be in list items. */
export const withoutCodeBlocks = (text: string): string => text.replace(/^ *```.*?^ *```/gms, '');

/** The contents of a Markdown text's fenced code blocks, without the indentation of a list item. */
export const codeBlocks = (text: string): readonly string[] =>
  [...text.matchAll(/^( *)```\w*\n(.*?)^ *```/gms)].map(([, indent = '', code = '']) =>
    code.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** The code spans of a Markdown text. */
export const codeSpans = (text: string): readonly string[] =>
  [...withoutCodeBlocks(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
