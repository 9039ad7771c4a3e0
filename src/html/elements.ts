import { VISIBLE } from '../shared/visible-text.ts';

/** An element that a page may show. `type` is its tag name. */
export type HtmlElement = {
  readonly type: string;
  readonly props: Readonly<Record<string, string | number>>;
  readonly children: readonly HtmlNode[];
  /** Whether the element begins and ends a line. An inline element does if it contains one that does. */
  readonly isBlock: boolean;
};

/** A piece of a formatted text. */
export type HtmlNode = string | HtmlElement;

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const HEADINGS: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements whose content is not text for people to read. */
export const REMOVED = setOf(
  'script style template noscript noembed noframes iframe object applet svg math title textarea xmp select datalist canvas audio video',
);

/** Elements that browsers show as blocks, and the parts of tables: https://html.spec.whatwg.org/multipage/rendering.html */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...HEADINGS,
  ...setOf('p blockquote pre listing plaintext hr ul ol menu dir li dl dt dd'),
  ...setOf('table caption colgroup col thead tbody tfoot tr th td'),
  ...setOf('html body div section article aside header footer main nav search address center hgroup figure figcaption'),
  ...setOf('details summary dialog fieldset legend form'),
]);

/** A line break. It also replaces a block that had no text. */
export const BREAK: HtmlElement = { type: 'br', props: {}, children: [], isBlock: false };

export const isBlock = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && node.isBlock;

export const createElement = (
  type: string,
  children: readonly HtmlNode[],
  props: HtmlElement['props'] = {},
): HtmlElement => ({ type, props, children, isBlock: BLOCKS.has(type) || children.some(isBlock) });

export const hasText = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => (typeof node === 'string' ? VISIBLE.test(node) : hasText(node.children)));
