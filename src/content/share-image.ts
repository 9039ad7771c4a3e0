import { type Product, type Rendition, SHARE_CARD_SIZE } from '../domain/product.ts';
import type { Operator } from './operator.ts';

/** The image of a link preview. `url` is absolute. Sizes are in pixels, and the height may be unknown. */
export type ShareImage = {
  readonly url: string;
  readonly alt: string;
  readonly type: string;
  readonly width: number;
  readonly height?: number;
};

/** The site's card, for pages without an image of their own. */
export const siteCard = (operator: Operator, origin: string): ShareImage => ({
  url: `${origin}/og/saljrundan.png`,
  alt: `${operator.productName}: en tecknad marknadsplats där barn och vuxna säljer kakor och sylt från ett stånd`,
  type: 'image/png',
  ...SHARE_CARD_SIZE,
});

/**
 * Media types by file extension, for those that services with link previews support. Hardly any service reads AVIF, and
 * not all read WebP.
 */
const SUPPORTED_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const LEAST_SUPPORTED_TYPE = SUPPORTED_TYPES.webp;

/** Services do not show a large card for narrower images. */
const MIN_WIDTH_PX = 600;

const EXTENSION = /^[^?#]*\.([a-z]+)(?:[?#]|$)/i;

const typeOf = (url: string): string | undefined => SUPPORTED_TYPES[EXTENSION.exec(url)?.[1]?.toLowerCase() ?? ''];

/** The widest rendition of a supported type, preferably not WebP. */
const widestSupported = (renditions: readonly Rendition[]) =>
  renditions
    .flatMap(({ url, width }) => {
      const type = typeOf(url);
      return type && width >= MIN_WIDTH_PX ? { url, width, type } : [];
    })
    .sort(
      (a, b) => Number(a.type === LEAST_SUPPORTED_TYPE) - Number(b.type === LEAST_SUPPORTED_TYPE) || b.width - a.width,
    )[0];

type ProductWithImages = Pick<Product, 'name' | 'media' | 'shareCard'>;

/** A product's share card, or else its first image. Null if neither has a supported type. */
export const productCard = ({ name, media, shareCard }: ProductWithImages): ShareImage | null => {
  const type = shareCard && typeOf(shareCard.url);
  if (type) return { url: shareCard.url, alt: shareCard.name || name, type, ...SHARE_CARD_SIZE };
  const [asset] = media;
  const widest = widestSupported(asset?.renditions ?? []);
  return widest ? { ...widest, alt: asset?.name || name } : null;
};
