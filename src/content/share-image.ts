import { type Product, type Rendition, SHARE_CARD_SIZE } from '../domain/product.ts';
import type { Site } from './site.ts';

/** The picture that goes with a shared link. Its address is absolute; its size as far as it is known, in pixels. */
export type ShareImage = {
  readonly url: string;
  readonly alt: string;
  readonly type: string;
  readonly width: number;
  readonly height?: number;
};

/** The drawn card of the whole site. */
export const siteCard = (site: Site, origin: string): ShareImage => ({
  url: `${origin}/og/saljrundan.png`,
  alt: `${site.productName}: en tecknad marknadsplats där barn och vuxna säljer kakor och sylt från ett stånd`,
  type: 'image/png',
  ...SHARE_CARD_SIZE,
});

/** The formats that those who show shared links read, whatever browsers can: AVIF hardly anyone, WebP not everyone. */
const READABLE: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const LAST_CHOICE = READABLE.webp;

/** Below this a large card is not shown. */
const MIN_WIDTH = 600;

const EXTENSION = /^[^?#]*\.([a-z]+)(?:[?#]|$)/i;

const typeOf = (url: string): string | undefined => READABLE[EXTENSION.exec(url)?.[1]?.toLowerCase() ?? ''];

/** Of a picture's widths the widest that can be read. */
const widestReadable = (renditions: readonly Rendition[]) =>
  renditions
    .flatMap(({ url, width }) => {
      const type = typeOf(url);
      return type && width >= MIN_WIDTH ? { url, width, type } : [];
    })
    .sort((a, b) => Number(a.type === LAST_CHOICE) - Number(b.type === LAST_CHOICE) || b.width - a.width)[0];

type ProductPictures = Pick<Product, 'name' | 'media' | 'shareCard'>;

/** A product's own card, else its first picture; null where neither can be read by those who show shared links. */
export const productCard = ({ name, media, shareCard }: ProductPictures): ShareImage | null => {
  const type = shareCard && typeOf(shareCard.url);
  if (type) return { url: shareCard.url, alt: shareCard.name || name, type, ...SHARE_CARD_SIZE };
  const [asset] = media;
  const widest = widestReadable(asset?.renditions ?? []);
  return widest ? { ...widest, alt: asset?.name || name } : null;
};
