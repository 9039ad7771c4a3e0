import { Parser } from 'htmlparser2';

type Element = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** The parts of a page that the watcher reads. */
export type WatchedPage = {
  /** All elements, in their order. */
  readonly elements: readonly Element[];
  /** The unchanged texts of styles, and of scripts that browsers run. */
  readonly inlined: readonly { readonly name: string; readonly text: string }[];
};

export const readHtml = (html: string): WatchedPage => {
  const elements: Element[] = [];
  const inlined: { name: string; text: string }[] = [];
  let open: (typeof inlined)[number] | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      elements.push({ name, attributes });
      const isInlined = name === 'style' || (name === 'script' && !attributes.src && !attributes.type);
      open = isInlined ? { name, text: '' } : null;
      if (open) inlined.push(open);
    },
    ontext: (part) => {
      if (open) open.text += part;
    },
    onclosetag: () => {
      open = null;
    },
  });
  parser.end(html);
  return { elements, inlined };
};
