import { type Asset, type Product, SHARE_CARD_SIZE, type ShareCard } from '../domain/product.ts';
import type { WireProduct } from './schema.ts';

type WireAsset = WireProduct['media'][number];

/** ORIGINAL is the maker's own file and is not made for a page. */
const toAsset = ({ name, renditions: { LARGE, MEDIUM, SMALL, THUMBNAIL } }: WireAsset): Asset => ({
  name,
  renditions: [LARGE, MEDIUM, SMALL, THUMBNAIL].filter((rendition) => rendition !== undefined),
});

const isShown = ({ renditions }: Asset): boolean => renditions.length > 0;

/** By agreement: an original of the card's width, of an asset that by the specification has nothing to be shown. */
const toShareCards = (asset: WireAsset): readonly ShareCard[] => {
  const original = asset.renditions.ORIGINAL;
  return original?.width === SHARE_CARD_SIZE.width && !isShown(toAsset(asset))
    ? [{ name: asset.name, url: original.url }]
    : [];
};

/** An asset without a picture that can be shown is left out, as if the product did not have it. */
export const toProduct = (id: string, { name, tagline, description, price, media }: WireProduct): Product => ({
  id,
  name,
  tagline,
  description,
  price: price.amount,
  media: media.map(toAsset).filter(isShown),
  shareCard: media.flatMap(toShareCards)[0] ?? null,
});
