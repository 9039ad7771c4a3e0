import { drawn } from './catalogue/drawn.ts';
import type { Goods } from './catalogue/goods.ts';
import { imported } from './catalogue/imported/index.ts';

export const CATALOGUE_NAMES = ['drawn', 'imported'] as const;

export type CatalogueName = (typeof CATALOGUE_NAMES)[number];

const CATALOGUES: Readonly<Record<CatalogueName, readonly Goods[]>> = { drawn, imported };

type File = { readonly file: string };

const withUrl = <Image extends File>(origin: string, { file, ...image }: Image) => ({
  url: `${origin}/images/${file}`,
  ...image,
});

const toListItem = (origin: string, { thumbnail, description, media, detail, ...item }: Goods) => ({
  ...item,
  ...(thumbnail && { thumbnail: withUrl(origin, thumbnail) }),
});

type ListOptions = {
  /** Only the products that have this tag, compared case-insensitively. */
  readonly tag?: string | undefined;
  readonly catalogue?: CatalogueName;
};

/** The body of GET /products. */
export const listProducts = (origin: string, { tag, catalogue = 'drawn' }: ListOptions = {}) =>
  CATALOGUES[catalogue]
    .filter(({ tags }) => !tag || tags.some(({ name }) => name.toLowerCase() === tag.toLowerCase()))
    .map((goods) => toListItem(origin, goods));

/** The body of GET /products/{id}, or null when the product does not exist. */
export const getProduct = (origin: string, productId: string, catalogue: CatalogueName = 'drawn') => {
  const goods = CATALOGUES[catalogue].find((candidate) => candidate.id === productId);
  if (!goods) return null;
  const { id, thumbnail, tags, netContents, media, detail, ...fields } = goods;
  const { price, ...others } = { ...fields, ...detail };
  return {
    ...others,
    price: { amount: price },
    media: media.map((asset) => ({
      name: asset.name,
      renditions: Object.fromEntries(
        Object.entries(asset.renditions).map(([size, rendition]) => [size, withUrl(origin, rendition)]),
      ),
    })),
  };
};
