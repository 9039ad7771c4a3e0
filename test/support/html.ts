import { expect } from 'vitest';
import * as z from 'zod/mini';

/** An element that matches a selector. */
type MatchedElement = { readonly attributes: Readonly<Record<string, string>>; readonly text: string };

/** Selects the inline scripts in the body that a browser runs, so no data blocks. Only streamed pages have them. */
export const EXECUTABLE_INLINE = 'body script:not([src]):not([type="application/ld+json"])';

/** The elements that match an HTMLRewriter selector, in document order. White space in their text is collapsed. */
export const findAll = async (html: string, selector: string): Promise<readonly MatchedElement[]> => {
  const matches: { attributes: Record<string, string>; text: string }[] = [];
  const open: { attributes: Record<string, string>; text: string }[] = [];
  await new HTMLRewriter()
    .on(selector, {
      element(element) {
        const attributes = Array.from(element.attributes, ([name = '', value = '']) => [name, decode(value)]);
        const item = { attributes: Object.fromEntries(attributes), text: '' };
        matches.push(item);
        if (VOID.has(element.tagName)) return;
        open.push(item);
        element.onEndTag(() => void open.splice(open.indexOf(item), 1));
      },
      text({ text }) {
        for (const item of open) item.text += text;
      },
    })
    .transform(new Response(html))
    .text();
  return matches.map(({ attributes, text }) => ({
    attributes,
    text: decode(text)
      .replace(/[ \n\t]+/g, ' ')
      .trim(),
  }));
};

const VOID = new Set(['img', 'input', 'link', 'meta', 'br', 'hr', 'source', 'path', 'circle', 'rect', 'use']);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27);/g, (all, name) => ENTITIES[name] ?? all);

/** The last line of a page's error panel. */
export const lastLineOfPanel = async (page: Page): Promise<string | undefined> =>
  (await page.texts('[data-panel] p')).at(-1);

/** The text of the page body on one line, with its no-break spaces. */
const readableText = async (html: string): Promise<string> => {
  let text = '';
  await new HTMLRewriter()
    .on('body *', {
      element(element) {
        if (!INLINE.has(element.tagName)) text += ' ';
      },
      text(chunk) {
        text += chunk.text;
      },
    })
    .transform(new Response(html))
    .text();
  return decode(text)
    .replace(/[ \n\t]+/g, ' ')
    .trim();
};

/** A response as a test reads it. */
export type Page = {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** The text of its body on one line, with its no-break spaces. */
  readonly text: string;
  /** The elements that match an HTMLRewriter selector, in document order. */
  all(selector: string): Promise<readonly MatchedElement[]>;
  /** Their texts. */
  texts(selector: string): Promise<readonly string[]>;
};

export const readPage = async (response: Response): Promise<Page> => {
  const html = await response.text();
  const all = (selector: string) => findAll(html, selector);
  return {
    status: response.status,
    headers: response.headers,
    html,
    text: await readableText(html),
    all,
    texts: async (selector) => (await all(selector)).map(({ text }) => text),
  };
};

/** Phrasing content (https://html.spec.whatwg.org/multipage/dom.html#phrasing-content), except for `br`. */
const INLINE = new Set(
  [
    'a abbr area audio b bdi bdo button canvas cite code data datalist del dfn em embed i iframe img input ins kbd',
    'label link map mark math meta meter noscript object output picture progress q ruby s samp script select slot',
    'small span strong sub sup svg template textarea time u var video wbr',
  ].flatMap((names) => names.split(' ')),
);

const node = z.looseObject({ '@type': z.string() });
const block = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) });

type JsonLdNode = z.infer<typeof node>;

/** The JSON-LD nodes of a page. Expects exactly one block and parses its raw text, as a search engine does. */
export const parseJsonLd = async (html: string): Promise<readonly JsonLdNode[]> => {
  expect(await findAll(html, 'script[type="application/ld+json"]')).toHaveLength(1);
  const [, text = ''] = html.match(/<script type="application\/ld\+json">([^<]*)<\/script>/) ?? [];
  return block.parse(JSON.parse(text))['@graph'];
};

/** Elements whose text no reader sees. */
const UNREAD = new Set(['script', 'style', 'noscript', 'svg']);

const FIELDS = new Set(['input', 'select', 'textarea']);
/** Elements that old browsers do not know and therefore lay out on one line with their neighbours. */
const UNKNOWN = new Set('article aside details footer header main nav search section'.split(' '));

/**
 * The places where a word ends at the edge of an inline element and the next word begins without white space:
 * "ProdukterHjälp". Readers see this when no style sheet keeps the words apart.
 */
export const gluedWords = async (html: string): Promise<readonly string[]> => {
  const [EDGE, FIELD] = ['\u0001', '\u25a1'];
  let text = '';
  let unread = 0;
  await new HTMLRewriter()
    .on('body, body *', {
      element(element) {
        const { tagName } = element;
        if (unread > 0) return;
        const isField = FIELDS.has(tagName) && element.getAttribute('type') !== 'hidden';
        const edge = INLINE.has(tagName) || UNKNOWN.has(tagName) ? EDGE : ' ';
        const isUnread = UNREAD.has(tagName);
        text += isField ? `${EDGE}${FIELD}${EDGE}` : edge;
        if (VOID.has(tagName)) return;
        if (isUnread) unread += 1;
        element.onEndTag(() => {
          if (isUnread) unread -= 1;
          text += edge;
        });
      },
      text(chunk) {
        if (unread === 0) text += chunk.text;
      },
    })
    .transform(new Response(html))
    .text();
  const glued = new RegExp(`[\\p{L}\\p{N}.?:)%${FIELD}]+${EDGE}+[\\p{L}\\p{N}(${FIELD}]+`, 'gu');
  return (decode(text).match(glued) ?? []).map((words) => words.replaceAll(EDGE, '|'));
};
