import { BREAK, type HtmlNode } from './elements.ts';

/**
 * Characters that readers do not see between letters: the soft hyphen, and zero-width characters that allow or prevent
 * a line break.
 */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Struck text, which is no longer valid. */
const STRUCK = ['s', 'del'];
/** Prefixes for raised and lowered text, so that 10² is not read as 102. */
const MARKS: Readonly<Record<string, string>> = { sup: '^', sub: '_' };

const CELLS = ['td', 'th'];

const toText = (node: HtmlNode): string => {
  if (typeof node === 'string') return node.replace(INVISIBLE, '').replace(/\s/g, ' ');
  if (node === BREAK) return '\n';
  if (STRUCK.includes(node.type)) return node.isBlock ? '\n' : '';
  const text = `${MARKS[node.type] ?? ''}${node.children.map(toText).join('')}`;
  if (CELLS.includes(node.type)) return `\t${text}\t`;
  return node.isBlock ? `\n${text}\n` : text;
};

/** The character that replaces the white space between two words. */
const toSeparator = (run: string): string => ['\n', '\t'].find((separator) => run.includes(separator)) ?? ' ';

/**
 * A formatted text in the form that the site's parsers read (NFC): one line per element, or per part of an element
 * between line breaks. The cells of a row are on one line, separated by tabs.
 */
export const toPlainText = (nodes: readonly HtmlNode[]): string =>
  nodes.map(toText).join('').replace(/\s+/g, toSeparator).trim().normalize();
