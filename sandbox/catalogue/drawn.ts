import { type CatalogueEntry, TAGS } from './entry.ts';
import type { Goods } from './goods.ts';
import { IMAGES } from './images.ts';
import { catalogue } from './index.ts';
import { RESPONSIBLE } from './responsible.ts';

/** LARGE and ORIGINAL are the same file. */
const RENDITION_WIDTHS = { THUMBNAIL: 160, SMALL: 480, MEDIUM: 960, LARGE: 1600, ORIGINAL: 1600 } as const;

const NET_CONTENTS = /Netto(?:vikt|volym) (?:(\d+)\s×\s)?(\d+)\s(g|cl)/u;

/** The net contents that the description states, in grams or millilitres. */
const netContentsOf = (description: string): Pick<Goods, 'netContents'> => {
  const [, pieces = '1', amount = '', unit] = NET_CONTENTS.exec(description) ?? [];
  if (!unit) return {};
  const total = Number(pieces) * Number(amount);
  return { netContents: unit === 'g' ? { amount: total, unit: 'g' } : { amount: total * 10, unit: 'ml' } };
};

const imageFile = (id: string, view: string, width: number): string => `${id}-${view}-${width}.avif`;

const toAsset = (id: string, { view, name }: { readonly view: string; readonly name: string }) => ({
  name,
  renditions: Object.fromEntries(
    Object.entries(RENDITION_WIDTHS).map(([size, width]) => [size, { file: imageFile(id, view, width), width }]),
  ),
});

const CARD_WIDTH = 1200;

/** The image for shared links. Its only rendition is ORIGINAL, which the specification allows on no page. */
const toShareCard = ({ id, name }: CatalogueEntry, view: string) => ({
  name: `${name}. ${view}.`,
  renditions: { ORIGINAL: { file: `${id}-card-${CARD_WIDTH}.jpg`, width: CARD_WIDTH } },
});

const toGoods = (entry: CatalogueEntry): Goods => {
  const { season, tags, description, ...fields } = entry;
  const { id } = fields;
  const images = IMAGES[id] ?? [];
  const [front] = images;
  const width = RENDITION_WIDTHS.SMALL;
  return {
    ...fields,
    ...(front && { thumbnail: { file: imageFile(id, front.view, width), width, height: width } }),
    tags: tags.map((tag) => ({ name: tag, color: TAGS[tag] })),
    ...netContentsOf(description),
    description: `${description}${RESPONSIBLE[id] ?? ''}`,
    media: [...images.map((image) => toAsset(id, image)), ...(front ? [toShareCard(entry, front.name)] : [])],
  };
};

/** The project's own catalogue. All its pictures are drawn in one style. */
export const drawn: readonly Goods[] = catalogue.map(toGoods);
