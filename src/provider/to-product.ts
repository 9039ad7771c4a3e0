import { type Asset, type Product, SHARE_CARD_SIZE, type ShareCard } from '../domain/product.ts';
import type { ProviderProduct } from './schema.ts';

type ProviderAsset = ProviderProduct['media'][number];

/** ORIGINAL is the unprocessed file, which the specification does not show on a page. */
const toAsset = ({ name, renditions: { LARGE, MEDIUM, SMALL, THUMBNAIL } }: ProviderAsset): Asset => ({
  name,
  renditions: [LARGE, MEDIUM, SMALL, THUMBNAIL].filter((rendition) => rendition !== undefined),
});

const hasRenditions = ({ renditions }: Asset): boolean => renditions.length > 0;

/** By convention a share card is an asset with nothing but an ORIGINAL of the card's width (docs/decisions/014-share-cards.md). */
const toShareCards = (asset: ProviderAsset): readonly ShareCard[] => {
  const original = asset.renditions.ORIGINAL;
  return original?.width === SHARE_CARD_SIZE.width && !hasRenditions(toAsset(asset))
    ? [{ name: asset.name, url: original.url }]
    : [];
};

/** Maps the provider's product to the domain's. Assets without a usable rendition are dropped. */
export const toProduct = (id: string, { name, tagline, description, price, media }: ProviderProduct): Product => ({
  id,
  name,
  tagline,
  description,
  price: price.amount,
  media: media.map(toAsset).filter(hasRenditions),
  shareCard: media.flatMap(toShareCards)[0] ?? null,
});
