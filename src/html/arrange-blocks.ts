import { BREAK, createElement, type HtmlElement, type HtmlNode, hasText, isBlock } from './elements.ts';

/** As many line breaks leave a blank line, as between paragraphs. */
const MAX_BREAKS = 2;

const isBlank = (node: HtmlNode): boolean => node === BREAK || (typeof node === 'string' && !hasText([node]));

/** The nodes of a line or several, without breaks at their ends, and with a blank line at the most between two of them. */
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

/** A block, or what stands between two. */
type Part = HtmlElement | readonly HtmlNode[];

const isRun = (part: Part): part is readonly HtmlNode[] => Array.isArray(part);

/** Blocks, and the text between them where there is some. */
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

/** Blocks alone: the text between them becomes paragraphs. */
export const toBlocks = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  toParts(nodes).map((part) => (isRun(part) ? createElement('p', part) : part));

/** Blocks and text, as an item of a list has them. */
export const toFlow = (nodes: readonly HtmlNode[]): readonly HtmlNode[] => toParts(nodes).flat();

/** What an element within a line is made of when it has blocks: one for each of them, and for the text between. */
export const toPieces = (nodes: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] =>
  nodes.some(isBlock) ? toParts(nodes).map((part) => (isRun(part) ? part : [part])) : [nodes];

/** Text alone: a block becomes a line. */
export const toLines = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  toParts(nodes).flatMap((part, index) => [
    ...(index > 0 ? [BREAK] : []),
    ...(isRun(part) ? part : toLines(part.children)),
  ]);

/** The items of a list. What stands between two of them belongs to the first. */
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

/** A part of a table, after what is in it and cannot be. Browsers show that before the table. */
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
