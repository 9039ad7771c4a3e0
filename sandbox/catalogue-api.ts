import { type CatalogueEntry, TAGS } from './catalogue/entry.ts';
import { IMAGES } from './catalogue/images.ts';
import { catalogue } from './catalogue/index.ts';
import { RESPONSIBLE } from './catalogue/responsible.ts';

/** LARGE and ORIGINAL are the same file. */
const RENDITION_WIDTHS = { THUMBNAIL: 160, SMALL: 480, MEDIUM: 960, LARGE: 1600, ORIGINAL: 1600 } as const;

const imageUrl = (origin: string, id: string, view: string, width: number): string =>
  `${origin}/images/${id}-${view}-${width}.avif`;

const NET_CONTENTS = /Netto(?:vikt|volym) (?:(\d+)\s×\s)?(\d+)\s(g|cl)/u;

/** The net contents that the description states, in grams or millilitres. */
const netContentsOf = (description: string) => {
  const [, pieces = '1', amount = '', unit] = NET_CONTENTS.exec(description) ?? [];
  if (!unit) return null;
  const total = Number(pieces) * Number(amount);
  return unit === 'g' ? { amount: total, unit: 'g' } : { amount: total * 10, unit: 'ml' };
};

const toListItem = (origin: string, { id, name, price, tagline, tags, description }: CatalogueEntry) => {
  const netContents = netContentsOf(description);
  const [front] = IMAGES[id] ?? [];
  const width = RENDITION_WIDTHS.SMALL;
  return {
    id,
    name,
    price,
    tagline,
    ...(front && { thumbnail: { url: imageUrl(origin, id, front.view, width), width, height: width } }),
    tags: tags.map((tag) => ({ name: tag, color: TAGS[tag] })),
    ...(netContents && { netContents }),
  };
};

const toAsset = (origin: string, id: string, { view, name }: { readonly view: string; readonly name: string }) => ({
  name,
  renditions: Object.fromEntries(
    Object.entries(RENDITION_WIDTHS).map(([size, width]) => [size, { url: imageUrl(origin, id, view, width), width }]),
  ),
});

const CARD_WIDTH = 1200;

/** The image for shared links. Its only rendition is ORIGINAL, which the specification allows on no page. */
const toShareCard = (origin: string, { id, name }: CatalogueEntry, view: string) => ({
  name: `${name}. ${view}.`,
  renditions: { ORIGINAL: { url: `${origin}/images/${id}-card-${CARD_WIDTH}.jpg`, width: CARD_WIDTH } },
});

/** The body of GET /products. With a tag, only the products that have it, compared case-insensitively. */
export const listProducts = (origin: string, tag?: string) =>
  catalogue
    .filter(({ tags }) => !tag || tags.some((name) => name.toLowerCase() === tag.toLowerCase()))
    .map((entry) => toListItem(origin, entry));

/** The body of GET /products/{id}, or null when the product does not exist. */
export const getProduct = (origin: string, id: string) => {
  const entry = catalogue.find((candidate) => candidate.id === id);
  if (!entry) return null;
  const { name, tagline, description, price } = entry;
  const images = IMAGES[id] ?? [];
  return {
    name,
    tagline,
    description: `${description}${RESPONSIBLE[id] ?? ''}`,
    price: { amount: price },
    media: [
      ...images.map((image) => toAsset(origin, id, image)),
      ...images.slice(0, 1).map((front) => toShareCard(origin, entry, front.name)),
    ],
  };
};
