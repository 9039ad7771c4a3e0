import { BREAK, type HtmlNode } from './elements.ts';

/** Text that no longer holds. */
const STRUCK = ['s', 'del'];
/** What raised and lowered text begins with, so that 10² is not read as 102. */
const MARKS: Readonly<Record<string, string>> = { sup: '^', sub: '_' };

const toText = (node: HtmlNode): string => {
  if (typeof node === 'string') return node.replace(/\s/g, ' ');
  if (node === BREAK) return '\n';
  if (STRUCK.includes(node.type)) return '';
  const text = `${MARKS[node.type] ?? ''}${node.children.map(toText).join('')}`;
  return node.isBlock ? `\n${text}\n` : text;
};

/** A formatted text as its readers' programs read it (NFC): one line an element, or a part of it between line breaks. */
export const toPlainText = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map(toText)
    .join('')
    .replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .trim()
    .normalize();
