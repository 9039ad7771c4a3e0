import { decodeAttribute, decodeText } from './html-entities.ts';

/** A tag's name is in lower case; `isClosed` is the slash at its end, which counts in SVG and MathML alone. Attributes' values are decoded; of two with one name the first counts. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isClosed: boolean;
    }
  | { readonly kind: 'end'; readonly name: string };

const TAG_NAME = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/=]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;
const TAG_END = /[\s/=]*>/y;

/** Elements that hold text and no tags, up to their own end tag. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'noscript', 'xmp']);

/** Comments, document types and the like, and end tags without a name. */
const isDeclaration = (html: string, at: number): boolean => html[at] === '<' && '!?/'.includes(html[at + 1] ?? ' ');

const endOfDeclaration = (html: string, at: number): number =>
  html.startsWith('<!--', at) ? after(html, '-->', at + 2) : after(html, '>', at);

const endOfText = (html: string, at: number): number => {
  const next = html.indexOf('<', at + 1);
  return next === -1 ? html.length : next;
};

/** Just behind the next `mark` from `from` on, or the end. */
const after = (html: string, mark: string, from: number): number => {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
};

const matchAt = (pattern: RegExp, html: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(html);
};

/** Most tags have none: a look tells that sooner than the pattern. */
const attributeAt = (html: string, at: number): RegExpExecArray | null =>
  html[at] === '>' ? null : matchAt(ATTRIBUTE, html, at);

const endOfRawText = (html: string, name: string, from: number): number => {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
};

/**
 * Reads HTML tag by tag, as a browser's tokeniser does (WHATWG HTML, 13.2.5), but for what only whole documents need:
 * comments, declarations and what is unfinished at the end give nothing, and the content of raw text elements gives
 * nothing either. In linear time; never throws.
 */
export function* readHtml(html: string): Generator<HtmlToken, void, undefined> {
  let at = 0;
  while (at < html.length) {
    const tag = matchAt(TAG_NAME, html, at);
    if (!tag) {
      const end = isDeclaration(html, at) ? endOfDeclaration(html, at) : endOfText(html, at);
      if (!isDeclaration(html, at)) yield { kind: 'text', text: decodeText(html.slice(at, end)) };
      at = end;
      continue;
    }
    at += tag[0].length;
    const attributes = new Map<string, string>();
    for (let found = attributeAt(html, at); found; found = attributeAt(html, at)) {
      const [whole, key = '', ...values] = found;
      const name = key.toLowerCase();
      if (!attributes.has(name))
        attributes.set(name, decodeAttribute(values.find((value) => value !== undefined) ?? ''));
      at += whole.length;
    }
    const end = matchAt(TAG_END, html, at);
    if (!end) return;
    at += end[0].length;
    const name = (tag[2] ?? '').toLowerCase();
    if (tag[1]) yield { kind: 'end', name };
    else yield { kind: 'start', name, attributes, isClosed: end[0].endsWith('/>') };
    if (!tag[1] && RAW_TEXT.has(name)) at = endOfRawText(html, name, at);
  }
}
