import { type Asset, type Product, SHARE_CARD_SIZE, type ShareCard } from '../domain/product.ts';
import type { WireProduct } from './wire.ts';

type WireAsset = WireProduct['media'][number];

/** The sizes that are shown. ORIGINAL is the maker's own file and is not made for a page. */
const SHOWN_SIZES = ['LARGE', 'MEDIUM', 'SMALL', 'THUMBNAIL'] as const;

const toAsset = ({ name, renditions }: WireAsset): Asset => ({
  name,
  renditions: SHOWN_SIZES.map((size) => renditions[size]).filter((rendition) => rendition !== undefined),
});

const isShown = ({ renditions }: Asset): boolean => renditions.length > 0;

/** By agreement: an original of the card's width, of an asset that by the specification has nothing to be shown. */
const isShareCard = (asset: WireAsset): boolean =>
  asset.renditions.ORIGINAL?.width === SHARE_CARD_SIZE.width && !isShown(toAsset(asset));

const toShareCard = ({ name, renditions }: WireAsset): ShareCard | null =>
  renditions.ORIGINAL ? { name, url: renditions.ORIGINAL.url } : null;

/** An asset without a picture that can be shown is left out, as if the product did not have it. */
export const toProduct = (id: string, { price, media, ...texts }: WireProduct): Product => {
  const card = media.find(isShareCard);
  return {
    id,
    ...texts,
    price: price.amount,
    media: media.map(toAsset).filter(isShown),
    shareCard: card ? toShareCard(card) : null,
  };
};
