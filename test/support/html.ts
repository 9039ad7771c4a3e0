/** An element of a page as the tests look at it. */
export type FoundElement = { readonly attributes: Readonly<Record<string, string>>; readonly text: string };

/** Inline scripts that a browser would run; data blocks are none. */
export const EXECUTABLE_INLINE = 'script:not([src]):not([type="application/ld+json"])';

/** The elements that match a selector of HTMLRewriter's, in order, with their text. */
export const findAll = async (html: string, selector: string): Promise<readonly FoundElement[]> => {
  const found: { attributes: Record<string, string>; text: string }[] = [];
  const open: { attributes: Record<string, string>; text: string }[] = [];
  await new HTMLRewriter()
    .on(selector, {
      element(element) {
        const item = { attributes: Object.fromEntries(element.attributes), text: '' };
        found.push(item);
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
  return found.map(({ attributes, text }) => ({
    attributes,
    text: decode(text)
      .replace(/[ \n\t]+/g, ' ')
      .trim(),
  }));
};

const VOID = new Set(['img', 'input', 'link', 'meta', 'br', 'hr', 'source']);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27);/g, (all, name) => ENTITIES[name] ?? all);

/** All that a reader of the page's body can read, in one line; no-break spaces stay. */
export const readableText = async (html: string): Promise<string> => {
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

const INLINE = new Set(['a', 'strong', 'em', 'b', 'i', 'small', 'span', 'time']);
