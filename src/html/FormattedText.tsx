import { Parser } from 'htmlparser2';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { INGREDIENTS, REMOVED } from './plain-text.ts';

const words = (text: string): readonly string[] => text.split(' ');

const HEADINGS = words('h1 h2 h3 h4 h5 h6');

const ALLOWED = new Set([
  ...words('p br strong em b i u ul ol li a blockquote table caption thead tbody tfoot tr th td'),
  ...HEADINGS,
]);

/** The page's own headings above the text are h1 and h2. */
const FIRST_HEADING_LEVEL = 3;

/**
 * Returns a function that maps the headings of one text, in their order, to those of the page. The outermost become h3,
 * and no level is skipped, whichever levels the author has used.
 */
const createHeadingMap = () => {
  /** The source levels of the sections that are open. */
  const open: number[] = [];
  return (name: string): string => {
    const level = HEADINGS.indexOf(name);
    while ((open.at(-1) ?? -1) >= level) open.pop();
    const rendered = Math.min(FIRST_HEADING_LEVEL + open.length, HEADINGS.length);
    open.push(level);
    return `h${rendered}`;
  };
};

/** Elements nested deeper than this are unwrapped, so that no input can exhaust the renderer's stack. */
const MAX_DEPTH = 24;

/** Elements inside this many others are not looked at, so that the time stays linear. Their text is kept. */
const MAX_OPEN = 100;

const safeHref = (href: string | undefined): string | null => {
  const url = URL.parse(href?.trim() ?? '');
  return url && (url.protocol === 'https:' || url.protocol === 'mailto:') ? url.href : null;
};

/**
 * End tags that may be omitted even when another element is still open inside (`<li><p>a<li>b`). The parser only closes
 * the innermost element by itself. A start tag of the key ends the innermost of `ends`, unless one of `within` is closer.
 */
const OMITTED_END_TAGS: Readonly<
  Record<string, { readonly ends: readonly string[]; readonly within: readonly string[] }>
> = {
  li: { ends: ['li'], within: ['ul', 'ol'] },
  td: { ends: ['td', 'th'], within: ['tr', 'table'] },
  th: { ends: ['td', 'th'], within: ['tr', 'table'] },
  tr: { ends: ['tr'], within: ['table'] },
  ...Object.fromEntries(
    ['p', 'ul', 'ol', 'blockquote', 'table', ...HEADINGS].map((name) => [
      name,
      { ends: ['p'], within: ['td', 'th', 'caption'] },
    ]),
  ),
};

/** An element that is not closed yet. With `type` null it is unwrapped: its children belong to its parent. */
type OpenElement = {
  readonly name: string;
  readonly href: string | null;
  type: string | null;
  children: ReactNode[];
};

/** The heading above a product's ingredients has an anchor, whichever element it is. */
const anchorOf = ({ children }: OpenElement): { readonly id: string } | null =>
  children.length === 1 && children[0] === INGREDIENTS.heading ? { id: INGREDIENTS.id } : null;

/** The parser splits text at character references. Adjacent text becomes one node, so that React adds no separators. */
const appendText = (children: ReactNode[], text: string): void => {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
};

/**
 * Renders a provider's formatted text as React elements of an allow list. Other elements are unwrapped, or removed with
 * their content when that is not text. No attribute survives except the https or mailto URL of a link. Nothing is written
 * as raw HTML, so a browser cannot read the result differently. Never throws.
 */
export const FormattedText = ({ html }: { readonly html: string }): ReactElement => {
  const root: OpenElement = { name: '', href: null, type: null, children: [] };
  const stack: OpenElement[] = [root];
  const toPageHeading = createHeadingMap();
  let removedDepth = 0;
  let ignoredDepth = 0;
  let depth = 0;
  const innermost = (): OpenElement => stack.at(-1) ?? root;

  /** Adds the element at `index` to its parent. What follows until its close event belongs to the parent as well. */
  const finish = (index: number): void => {
    const element = stack[index];
    const parent = stack[index - 1];
    if (!element?.type || !parent) return;
    const props: Readonly<Record<string, string>> | null = element.href
      ? { href: element.href, rel: 'noopener' }
      : anchorOf(element);
    parent.children.push(createElement(element.type, props, ...element.children));
    depth -= 1;
    element.type = null;
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

  const parser = new Parser({
    onopentag(name, attributes) {
      if (removedDepth > 0 || REMOVED.has(name)) {
        removedDepth += 1;
        return;
      }
      if (ignoredDepth > 0 || stack.length > MAX_OPEN) {
        ignoredDepth += 1;
        return;
      }
      finishOmitted(name);
      const href = name === 'a' ? safeHref(attributes.href) : null;
      const isAllowed = ALLOWED.has(name) && depth < MAX_DEPTH && (name !== 'a' || href !== null);
      const toType = HEADINGS.includes(name) ? toPageHeading : String;
      if (isAllowed) depth += 1;
      stack.push({
        name,
        href,
        type: isAllowed ? toType(name) : null,
        children: isAllowed ? [] : innermost().children,
      });
    },
    ontext(text) {
      if (removedDepth === 0) appendText(innermost().children, text);
    },
    onclosetag() {
      if (removedDepth > 0) {
        removedDepth -= 1;
        return;
      }
      if (ignoredDepth > 0) {
        ignoredDepth -= 1;
        return;
      }
      finish(stack.length - 1);
      stack.pop();
    },
  });
  parser.end(html);

  const { children } = root;
  const isPlainText = children.length > 0 && children.every((node) => typeof node === 'string');
  return createElement(isPlainText ? 'p' : Fragment, null, ...children);
};
