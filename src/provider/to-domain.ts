import type { Asset, Product, ProductSummary, Thumbnail } from '../domain/product.ts';
import { toMediaUrl } from './media-url.ts';
import { SHOWN_RENDITIONS, type WireProduct, type WireProductSummary } from './wire.ts';

const toThumbnail = (wire: WireProductSummary['thumbnail']): Thumbnail | null => {
  const url = wire ? toMediaUrl(wire.url) : null;
  return wire && url ? { url, width: wire.width, height: wire.height } : null;
};

export const toProductSummary = (wire: WireProductSummary): ProductSummary => ({
  id: wire.id,
  name: wire.name,
  price: wire.price,
  tagline: wire.tagline ?? '',
  thumbnail: toThumbnail(wire.thumbnail),
  tags: wire.tags ?? [],
});

const toAsset = (wire: NonNullable<WireProduct['media']>[number]): Asset => ({
  name: wire.name ?? '',
  renditions: SHOWN_RENDITIONS.flatMap((size) => {
    const rendition = wire.renditions?.[size];
    const url = rendition ? toMediaUrl(rendition.url) : null;
    return rendition && url ? [{ url, width: rendition.width }] : [];
  }),
});

/** An asset without a rendition that can be shown is left out, as if the product did not have it. */
export const toProduct = (id: string, wire: WireProduct): Product => ({
  id,
  name: wire.name,
  tagline: wire.tagline ?? '',
  description: wire.description ?? '',
  price: wire.price.amount,
  media: (wire.media ?? []).map(toAsset).filter((asset) => asset.renditions.length > 0),
});
