import { Parser } from 'htmlparser2';

type Element = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** What the watcher reads of a page. */
export type WatchedPage = {
  /** All elements, in their order. */
  readonly elements: readonly Element[];
  /** The text in one line, with plain spaces, and with that of scripts but not of styles. */
  readonly text: string;
  /** The texts of the `<style>` elements as they are. */
  readonly styles: readonly string[];
};

export const readHtml = (html: string): WatchedPage => {
  const elements: Element[] = [];
  const styles: string[] = [];
  let text = '';
  let style: string | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      elements.push({ name, attributes });
      if (name === 'style') style = '';
    },
    ontext: (part) => {
      if (style === null) text += part;
      else style += part;
    },
    onclosetag: () => {
      if (style !== null) styles.push(style);
      style = null;
      text += ' ';
    },
  });
  parser.end(html);
  return { elements, text: text.replace(/\s+/g, ' '), styles };
};
