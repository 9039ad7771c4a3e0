import { Parser } from 'htmlparser2';
import { ALIASES, ALL_PARTS, type Attributes, CELLS, INLINE, KEPT, LISTS, PARTS, propsOf } from './allow-list.ts';
import { toBlocks, toFlow, toItems, toLines, toPieces, toTablePart } from './arrange-blocks.ts';
import {
  BLOCKS,
  BREAK,
  createElement,
  HEADINGS,
  type HtmlElement,
  type HtmlNode,
  hasText,
  REMOVED,
} from './elements.ts';

/** The page's own headings above the text are h1 and h2. */
const FIRST_HEADING_LEVEL = 3;

/** Elements nested deeper than this are unwrapped, so that no input can exhaust the renderer's stack. */
const MAX_DEPTH = 24;

/** Elements inside this many others are ignored, so that each costs little. Their text and its lines are kept. */
const MAX_OPEN = 100;

/**
 * Returns a function that maps the headings of one text, in order, to heading levels on the page. The outermost
 * headings become h3. No level is skipped, whichever levels the author has used.
 */
const createHeadingMap = () => {
  /** The original heading levels of the open sections. */
  const open: number[] = [];
  return (level: number): string => {
    while ((open.at(-1) ?? -1) >= level) open.pop();
    const rendered = Math.min(FIRST_HEADING_LEVEL + open.length, HEADINGS.length);
    open.push(level);
    return `h${rendered}`;
  };
};

/**
 * End tags that may be omitted even if another element is still open inside (`<li><p>a<li>b`). The parser itself only
 * closes the innermost element. A start tag of the key ends the innermost of `ends`, unless one of `within` is closer.
 */
const OMITTED_END_TAGS: Readonly<
  Record<string, { readonly ends: readonly string[]; readonly within: readonly string[] }>
> = {
  ...Object.fromEntries([...BLOCKS].map((name) => [name, { ends: ['p'], within: ['td', 'th', 'caption'] }])),
  li: { ends: ['li'], within: ['ul', 'ol', 'menu', 'dir'] },
  dt: { ends: ['dt', 'dd'], within: ['dl'] },
  dd: { ends: ['dt', 'dd'], within: ['dl'] },
  td: { ends: CELLS, within: ['tr', 'table'] },
  th: { ends: CELLS, within: ['tr', 'table'] },
  tr: { ends: ['tr'], within: ['table'] },
};

/**
 * An element that is not closed yet. Of a `block`, only its lines are kept. The content of a `transparent` element
 * belongs to its parent.
 */
type OpenElement = {
  readonly name: string;
  readonly props: HtmlElement['props'];
  kind: 'kept' | 'block' | 'transparent';
  children: HtmlNode[];
};

/** The parser splits text at character references. Adjacent text becomes one node, so that React adds no separators. */
const append = (children: HtmlNode[], nodes: readonly HtmlNode[]): void => {
  for (const node of nodes) {
    const last = children.at(-1);
    if (typeof last === 'string' && typeof node === 'string') children[children.length - 1] = last + node;
    else children.push(node);
  }
};

/** Matches markup. The lines of a text without markup are kept, as in plain text. */
const MARKUP = /<[a-z]/i;

/** The marks around a CDATA section in XML. The parser would treat the section as a comment. */
const CDATA_MARKS = /<!\[CDATA\[|\]\]>/g;

/** Replaces a block that turned out to have no text. */
const orBreak = (nodes: readonly HtmlNode[]): readonly HtmlNode[] => (nodes.length > 0 ? nodes : [BREAK]);

/**
 * Parses a provider's formatted text into elements of an allow list. Other elements are unwrapped, or removed with
 * their content if that is not text. Content that a browser would show on a line of its own stays on its own line.
 * Blocks without text are dropped. The only attributes that remain are the https or mailto URL of a link, the numbers
 * of a list, and the spans of a cell. Never throws.
 */
export const parseFormattedText = (html: string): readonly HtmlElement[] => {
  const root: OpenElement = { name: '', props: {}, kind: 'block', children: [] };
  const stack: OpenElement[] = [root];
  const toPageHeading = createHeadingMap();
  const isPlain = !MARKUP.test(html);
  let removedDepth = 0;
  let ignoredDepth = 0;
  let depth = 0;
  const innermost = (): OpenElement => stack.at(-1) ?? root;

  const toKept = ({ name, props, children }: OpenElement): readonly HtmlNode[] => {
    if (name === 'br') return [BREAK];
    if (CELLS.includes(name)) return [createElement(name, toFlow(children), props)];
    // An inline element may contain a space.
    if (!hasText(children)) return INLINE.has(name) ? children : [];
    const level = HEADINGS.indexOf(name);
    if (level >= 0) return [createElement(toPageHeading(level), toLines(children))];
    const parts = PARTS[name];
    if (LISTS.includes(name)) return [createElement(name, toItems(children, parts ?? []), props)];
    if (parts) return toTablePart(name, children, parts);
    if (INLINE.has(name)) return toPieces(children).map((piece) => createElement(name, piece, props));
    const arrange = name === 'blockquote' ? toBlocks : name === 'p' ? toLines : toFlow;
    return [createElement(name, arrange(children), props)];
  };

  /**
   * Adds the element at `index` to its parent. Content that follows before its close event belongs to the parent as
   * well.
   */
  const finish = (index: number): void => {
    const element = stack[index];
    const parent = stack[index - 1];
    if (!element || !parent || element.kind === 'transparent') return;
    if (element.kind === 'kept') depth -= 1;
    const nodes = element.kind === 'kept' ? toKept(element) : toBlocks(element.children);
    append(parent.children, BLOCKS.has(element.name) ? orBreak(nodes) : nodes);
    element.kind = 'transparent';
  };

  const finishOmitted = (name: string): void => {
    const rule = Object.hasOwn(OMITTED_END_TAGS, name) && OMITTED_END_TAGS[name];
    if (!rule) return;
    const { ends, within } = rule;
    const first = stack.findLastIndex((element) => ends.includes(element.name) || within.includes(element.name));
    if (!ends.includes(stack[first]?.name ?? '')) return;
    for (let index = stack.length - 1; index >= first; index -= 1) finish(index);
    const container = stack[first - 1] ?? root;
    for (const element of stack.slice(first)) element.children = container.children;
  };

  /** Whether the element may stand at the parser's current position. */
  const isInPlace = (name: string): boolean => {
    if (!ALL_PARTS.has(name)) return true;
    const parent = stack.findLast(({ kind }) => kind === 'kept')?.name ?? '';
    return PARTS[parent]?.includes(name) === true;
  };

  const open = (name: string, attributes: Attributes): OpenElement => {
    const props = propsOf(name, attributes);
    const isKept = KEPT.has(name) && props !== null && depth < MAX_DEPTH && isInPlace(name);
    const kind = isKept ? 'kept' : BLOCKS.has(name) ? 'block' : 'transparent';
    if (isKept) depth += 1;
    return { name, props: props ?? {}, kind, children: kind === 'transparent' ? innermost().children : [] };
  };

  const breakLine = (): void => {
    const { children } = innermost();
    if (children.at(-1) !== BREAK) children.push(BREAK);
  };

  const parser = new Parser({
    onopentag(source, attributes) {
      const name = Object.hasOwn(ALIASES, source) ? (ALIASES[source] ?? source) : source;
      if (removedDepth > 0 || REMOVED.has(name)) {
        removedDepth += 1;
      } else if (ignoredDepth > 0 || stack.length > MAX_OPEN) {
        ignoredDepth += 1;
        if (BLOCKS.has(name)) breakLine();
      } else {
        finishOmitted(name);
        stack.push(open(name, attributes));
      }
    },
    ontext(text) {
      if (removedDepth > 0) return;
      const lines = isPlain || stack.some(({ name }) => name === 'pre') ? text.split('\n') : [text];
      for (const [index, line] of lines.entries()) append(innermost().children, index > 0 ? [BREAK, line] : [line]);
    },
    onclosetag(name) {
      if (removedDepth > 0) {
        removedDepth -= 1;
      } else if (ignoredDepth > 0) {
        ignoredDepth -= 1;
        if (BLOCKS.has(name)) breakLine();
      } else {
        finish(stack.length - 1);
        stack.pop();
      }
    },
  });
  parser.end(html.replace(CDATA_MARKS, ''));

  return toBlocks(root.children);
};
