import { Parser } from 'htmlparser2';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Provider's element -> ours. Headings go one level down, since the page's own stand above them. */
const ALLOWED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'a', 'blockquote'].map((name) => [name, name]),
  ),
  ...Object.fromEntries(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, name])),
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
};

/** Elements whose content is no text for readers: they vanish with all that is in them. */
const DROPPED = new Set(
  'script style template noscript iframe frame object embed applet svg math head title textarea select option canvas audio video'.split(
    ' ',
  ),
);

/** Deeper elements are unwrapped, so that no nesting can exhaust the renderer's stack. */
const MAX_DEPTH = 24;

const safeHref = (href: string | undefined): string | null => {
  const url = URL.parse(href?.trim() ?? '');
  return url && (url.protocol === 'https:' || url.protocol === 'mailto:') ? url.href : null;
};

/** An open element. Without a type it is being unwrapped, and its children are its parent's. */
type Frame = { readonly type: string | null; readonly href: string | null; readonly children: ReactNode[] };

const isText = (node: ReactNode): boolean => typeof node === 'string';

/**
 * Turns a provider's formatted text into React elements of an allow list: what is not on it is unwrapped, or dropped
 * with its content where that is not text. No attribute survives but a link's https or mailto address. Nothing is ever
 * written as raw HTML, so a browser cannot read the result differently. Linear in the length; never throws.
 */
export const sanitiseHtml = (html: string): ReactElement => {
  const root: Frame = { type: null, href: null, children: [] };
  const stack: Frame[] = [root];
  let dropDepth = 0;
  let depth = 0;
  const top = (): Frame => stack.at(-1) ?? root;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropDepth > 0 || DROPPED.has(name)) {
        dropDepth += 1;
        return;
      }
      const href = name === 'a' ? safeHref(attributes.href) : null;
      const allowed = Object.hasOwn(ALLOWED, name) && depth < MAX_DEPTH && (name !== 'a' || href !== null);
      const type = allowed ? (ALLOWED[name] ?? null) : null;
      if (type) depth += 1;
      stack.push({ type, href, children: type ? [] : top().children });
    },
    ontext(text) {
      if (dropDepth === 0) top().children.push(text);
    },
    onclosetag() {
      if (dropDepth > 0) {
        dropDepth -= 1;
        return;
      }
      const frame = stack.pop();
      if (!frame?.type) return;
      depth -= 1;
      const props = frame.href ? { href: frame.href, rel: 'noopener' } : null;
      top().children.push(createElement(frame.type, props, ...frame.children));
    },
  });
  parser.end(html);

  const { children } = root;
  const plain = children.length > 0 && children.every(isText);
  return createElement(plain ? 'p' : Fragment, null, ...children);
};
