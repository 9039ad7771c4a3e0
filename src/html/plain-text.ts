import { BREAK, type HtmlNode } from './elements.ts';

/** Characters between letters that readers do not see: the soft hyphen, and those of no width that may break a line or not. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Text that no longer holds. */
const STRUCK = ['s', 'del'];
/** What raised and lowered text begins with, so that 10² is not read as 102. */
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

/** What stays of the white space between two words. */
const toSeparator = (run: string): string => ['\n', '\t'].find((separator) => run.includes(separator)) ?? ' ';

/**
 * A formatted text as its readers' programs read it (NFC): one line an element, or a part of it between line breaks. The
 * cells of a row are one line, with tabs between them.
 */
export const toPlainText = (nodes: readonly HtmlNode[]): string =>
  nodes.map(toText).join('').replace(/\s+/g, toSeparator).trim().normalize();
