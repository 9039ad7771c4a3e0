import { Parser } from 'htmlparser2';

type Element = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** The parts of a page that the watcher reads. */
export type WatchedPage = {
  /** All elements, in their order. */
  readonly elements: readonly Element[];
  /** The text as one line with plain spaces. It includes scripts, but not styles. */
  readonly text: string;
  /** The texts of the `<style>` elements, unchanged. */
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
