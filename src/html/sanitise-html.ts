import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { readHtml } from './html-tokens.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** Provider's element -> ours. Headings go one level down, since the page's own stand above them. */
const ALLOWED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(words('p strong em b i u ul ol li a blockquote').map((name) => [name, name])),
  ...Object.fromEntries(words('table caption thead tbody tfoot tr th td').map((name) => [name, name])),
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
};

/** Elements whose content is no text for readers: they vanish with all that is in them. */
const DROPPED = new Set(words('template object applet svg math head select canvas audio video'));

/** Where a slash at the end of the tag means that nothing is in it. */
const FOREIGN = new Set(['svg', 'math']);

type ImpliedEnd = { readonly ends: readonly string[]; readonly within: readonly string[] };

const ENDS_PARAGRAPH: ImpliedEnd = { ends: ['p'], within: words('li td th caption blockquote') };
const ENDS_CELL: ImpliedEnd = { ends: ['td', 'th'], within: ['tr', 'table'] };

/** What a start tag ends where it is open, and the elements outside of which it ends nothing (WHATWG HTML, 13.1.2.4). */
const IMPLIED_ENDS: Readonly<Record<string, ImpliedEnd>> = {
  ...Object.fromEntries(words('p ul ol blockquote table h1 h2 h3 h4 div').map((name) => [name, ENDS_PARAGRAPH])),
  li: { ends: ['li'], within: ['ul', 'ol'] },
  td: ENDS_CELL,
  th: ENDS_CELL,
  tr: { ends: ['tr', 'caption'], within: ['table'] },
  thead: { ends: ['caption'], within: ['table'] },
  tbody: { ends: ['caption', 'thead'], within: ['table'] },
  tfoot: { ends: ['caption', 'thead', 'tbody'], within: ['table'] },
  a: { ends: ['a'], within: [] },
};

/** Deeper elements are unwrapped, so that no nesting can exhaust the renderer's stack. */
const MAX_DEPTH = 24;

const safeHref = (href: string | undefined): string | null => {
  const url = URL.parse(href?.trim() ?? '');
  return url && (url.protocol === 'https:' || url.protocol === 'mailto:') ? url.href : null;
};

/** An open element that is on the allow list. */
type Frame = { readonly name: string; readonly href: string | null; readonly children: ReactNode[] };

const toElement = ({ name, href, children }: Frame): ReactElement =>
  createElement(ALLOWED[name] ?? name, href ? { href, rel: 'noopener' } : null, ...children);

/** The elements that are open, each within the one before, and what stands outside of them all. */
const createTree = () => {
  const root: ReactNode[] = [];
  const open: Frame[] = [];
  const children = (): ReactNode[] => open.at(-1)?.children ?? root;
  const endLast = (): void => {
    const frame = open.pop();
    if (frame) children().push(toElement(frame));
  };
  return {
    root,
    add: (node: ReactNode): void => void children().push(node),
    start(name: string, href: string | null): void {
      if (open.length < MAX_DEPTH) open.push({ name, href, children: [] });
    },
    /** Ends the innermost element of `ends`, and all in it, unless one of `within` is further in. */
    end({ ends, within }: ImpliedEnd): void {
      const index = open.findLastIndex(({ name }) => ends.includes(name) || within.includes(name));
      if (index === -1 || !ends.includes(open[index]?.name ?? '')) return;
      while (open.length > index) endLast();
    },
    endAll(): void {
      while (open.length > 0) endLast();
    },
  };
};

/**
 * Turns a provider's formatted text into React elements of an allow list: what is not on it is unwrapped, or dropped
 * with its content where that is not text. No attribute survives but a link's https or mailto address. Nothing is ever
 * written as raw HTML, so a browser cannot read the result differently. Linear in the length; never throws.
 */
export const sanitiseHtml = (html: string): ReactElement => {
  const tree = createTree();
  let dropped: { readonly name: string; depth: number } | null = null;
  for (const token of readHtml(html)) {
    if (dropped) {
      if (token.kind !== 'text' && token.name === dropped.name) dropped.depth += token.kind === 'start' ? 1 : -1;
      if (dropped.depth === 0) dropped = null;
    } else if (token.kind === 'text') tree.add(token.text);
    else if (token.kind === 'end') tree.end({ ends: [token.name], within: [] });
    else if (DROPPED.has(token.name)) {
      const isEmpty = token.isClosed && FOREIGN.has(token.name);
      dropped = isEmpty ? null : { name: token.name, depth: 1 };
    } else if (token.name === 'br') tree.add(createElement('br'));
    else {
      const { name, attributes } = token;
      const implied = Object.hasOwn(IMPLIED_ENDS, name) && IMPLIED_ENDS[name];
      if (implied) tree.end(implied);
      const href = name === 'a' ? safeHref(attributes.get('href')) : null;
      if (Object.hasOwn(ALLOWED, name) && (name !== 'a' || href !== null)) tree.start(name, href);
    }
  }
  tree.endAll();
  const { root } = tree;
  const isPlain = root.length > 0 && root.every((node) => typeof node === 'string');
  return createElement(isPlain ? 'p' : Fragment, null, ...root);
};
