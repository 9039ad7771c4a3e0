import { BREAK, createElement, type HtmlElement, type HtmlNode, hasText, isBlock } from './elements.ts';

/** This many line breaks leave one blank line, as between paragraphs. */
const MAX_BREAKS = 2;

const isBlank = (node: HtmlNode): boolean => node === BREAK || (typeof node === 'string' && !hasText([node]));

/** The nodes of one or more lines, without breaks at the ends, and with at most one blank line between two lines. */
const tidy = (nodes: readonly HtmlNode[]): readonly HtmlNode[] => {
  const isText = (node: HtmlNode): boolean => !isBlank(node);
  let breaks = 0;
  return nodes.slice(nodes.findIndex(isText), nodes.findLastIndex(isText) + 1).filter((node) => {
    if (isText(node)) breaks = 0;
    else if (node === BREAK) breaks += 1;
    else return breaks === 0;
    return breaks <= MAX_BREAKS;
  });
};

/** A block, or the text between two blocks. */
type Part = HtmlElement | readonly HtmlNode[];

const isRun = (part: Part): part is readonly HtmlNode[] => Array.isArray(part);

/** Splits nodes into blocks and the text between them, if there is any. */
const toParts = (nodes: readonly HtmlNode[]): readonly Part[] => {
  const parts: Part[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    if (hasText(run)) parts.push(tidy(run));
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      endRun();
      parts.push(node);
    } else run.push(node);
  }
  endRun();
  return parts;
};

/** Returns only blocks: the text between them becomes paragraphs. */
export const toBlocks = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  toParts(nodes).map((part) => (isRun(part) ? createElement('p', part) : part));

/** Returns blocks and text, as in an item of a list. */
export const toFlow = (nodes: readonly HtmlNode[]): readonly HtmlNode[] => toParts(nodes).flat();

/**
 * Splits the content of an inline element that contains blocks: one piece for each block, and one for the text between
 * two blocks.
 */
export const toPieces = (nodes: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] =>
  nodes.some(isBlock) ? toParts(nodes).map((part) => (isRun(part) ? part : [part])) : [nodes];

/** Returns only text: each block becomes a line. */
export const toLines = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  toParts(nodes).flatMap((part, index) => [
    ...(index > 0 ? [BREAK] : []),
    ...(isRun(part) ? part : toLines(part.children)),
  ]);

/** The items of a list. Content between two items is added to the first of them. */
export const toItems = (nodes: readonly HtmlNode[], types: readonly string[]): readonly HtmlElement[] => {
  const items: { readonly type: string; readonly props: HtmlElement['props']; readonly children: HtmlNode[] }[] = [];
  for (const block of toBlocks(nodes)) {
    const last = items.at(-1);
    if (types.includes(block.type)) items.push({ ...block, children: [...block.children] });
    else if (last) last.children.push(block);
    else items.push({ type: types.at(-1) ?? '', props: {}, children: [block] });
  }
  return items.map(({ type, children, props }) => createElement(type, children, props));
};

/** A part of a table, preceded by the content that may not be in it. Browsers show such content before the table. */
export const toTablePart = (
  type: string,
  nodes: readonly HtmlNode[],
  types: readonly string[],
): readonly HtmlElement[] => {
  const blocks = toBlocks(nodes);
  const parts = blocks.filter((block) => types.includes(block.type));
  const others = blocks.filter((block) => !types.includes(block.type));
  return parts.length > 0 ? [...others, createElement(type, parts)] : others;
};
