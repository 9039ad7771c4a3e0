import { group } from './svg.ts';

/**
 * The definitions of the SVG document being drawn: gradients, clip paths, and motifs that `<use>` repeats.
 * Ids start with the illustration's name, so that one page can inline several illustrations.
 */
export type Sheet = {
  /** Adds `make(id)` to the definitions and returns the id. */
  readonly define: (make: (id: string) => string) => string;
  /** Places a motif. The document contains it once, however often it is placed. */
  readonly put: (motif: string, x: number, y: number, scale?: number) => string;
  /** Uses a motif with other attributes, for instance another `fill`. */
  readonly reuse: (motif: string, attributes: string) => string;
  /** Clips `body` to the outline. Equal outlines share one definition. */
  readonly clipTo: (outline: string, body: string) => string;
};

export type Box = readonly [x: number, y: number, width: number, height: number];

export type Illustration = {
  /** The file name without its extension, and the prefix of the ids in the document. */
  readonly name: string;
  /** The view box, in user units. */
  readonly box: Box;
  /** Returns the shapes, and adds to the sheet what they refer to. */
  readonly draw: (sheet: Sheet) => string;
};

/** A transform that moves to x, y and then scales. */
export const translate = (x: number, y: number, scale = 1): string =>
  `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

/** Assigns each distinct key an id. */
const createIdRegistry = (newId: () => string) => {
  const ids = new Map<string, string>();
  const idOf = (key: string): string => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
  return { ids, idOf };
};

/** Inlines motifs that are used once; moves the others to the definitions. */
const resolveMotifs = (body: string, motifs: ReadonlyMap<string, string>): readonly [body: string, shared: string] => {
  const everything = [body, ...motifs.keys()].join('');
  let resolved = body;
  let shared = '';
  for (const [motif, id] of motifs) {
    const use = new RegExp(`<use href="#${id}" ([^>]*)/>`);
    const usedOnce = everything.split(`href="#${id}"`).length === 2;
    if (usedOnce && use.test(resolved)) resolved = resolved.replace(use, (_, more: string) => group(motif, '', more));
    else shared += group(motif, '', `id="${id}"`);
  }
  return [resolved, shared];
};

/** Drops separators, default attributes and leading zeros that SVG does not need. */
const minify = (svg: string): string =>
  svg
    .replace(/ d="[^"]+"/g, (path) => path.replace(/(?<=[\dA-Za-z]) -/g, '-'))
    .replace(/ c?[xy]="0"/g, '')
    .replace(/(?<=[(\s])(-?)0\.(?=\d)/g, '$1.');

/** A complete SVG document. */
export const renderIllustration = ({ name, box, draw }: Illustration): string => {
  let count = 0;
  const newId = () => `${name}-${(count++).toString(36)}`;
  const motifs = createIdRegistry(newId);
  const outlines = createIdRegistry(newId);
  const definitions: string[] = [];
  const reuse = (motif: string, attributes: string): string => `<use href="#${motifs.idOf(motif)}" ${attributes}/>`;
  const sheet: Sheet = {
    define: (make) => {
      const id = newId();
      definitions.push(make(id));
      return id;
    },
    reuse,
    put: (motif, x, y, scale) => reuse(motif, `transform="${translate(x, y, scale)}"`),
    clipTo: (outline, body) => group(body, '', `clip-path="url(#${outlines.idOf(outline)})"`),
  };
  const [body, shared] = resolveMotifs(draw(sheet), motifs.ids);
  for (const [outline, id] of outlines.ids) definitions.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const defs = definitions.join('') + shared;
  return minify(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" stroke-linecap="round" stroke-linejoin="round">${defs && `<defs>${defs}</defs>`}${body}</svg>\n`,
  );
};
