import type { Asset, Product } from '../domain/product.ts';
import type { WireProduct } from './wire.ts';

/** The sizes that are shown. ORIGINAL is the maker's own file and is not made for a page. */
const SHOWN_SIZES = ['LARGE', 'MEDIUM', 'SMALL', 'THUMBNAIL'] as const;

const toAsset = ({ name, renditions }: WireProduct['media'][number]): Asset => ({
  name,
  renditions: SHOWN_SIZES.flatMap((size) => renditions[size] ?? []),
});

/** An asset without a picture that can be shown is left out, as if the product did not have it. */
export const toProduct = (id: string, { price, media, ...texts }: WireProduct): Product => ({
  id,
  ...texts,
  price: price.amount,
  media: media.map(toAsset).filter(({ renditions }) => renditions.length > 0),
});
