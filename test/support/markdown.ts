/** The contents of a Markdown text's fenced code blocks in a language, without the indentation of a list item. */
export const codeBlocks = (text: string, language: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)^ *\`\`\``, 'gms'))].map(([, indent = '', code = '']) =>
    code.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** The code spans of a Markdown text, outside of fenced code blocks. */
export const codeSpans = (text: string): readonly string[] =>
  [...text.replace(/^ *```.*?^ *```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
