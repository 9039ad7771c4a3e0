import { Parser } from 'htmlparser2';

type Element = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** What the watcher reads of a page. */
export type WatchedPage = {
  /** All elements, in their order. */
  readonly elements: readonly Element[];
  /** The text in one line, with plain spaces. */
  readonly text: string;
};

export const readHtml = (html: string): WatchedPage => {
  const elements: Element[] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => void elements.push({ name, attributes }),
    ontext: (part) => {
      text += part;
    },
    onclosetag: () => {
      text += ' ';
    },
  });
  parser.end(html);
  return { elements, text: text.replace(/\s+/g, ' ') };
};
