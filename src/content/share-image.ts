import type { Product } from '../domain/product.ts';
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
  width: 1200,
  height: 630,
});

/** The formats that those who show shared links can read. AVIF is not among them, whatever browsers can. */
const READABLE: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Below this a large card is not shown. */
const MIN_WIDTH = 600;

const typeOf = (url: string): string | undefined =>
  READABLE[new URL(url).pathname.split('.').at(-1)?.toLowerCase() ?? ''];

/** A product's own first picture, its widest; null where none of it can be read by those who show shared links. */
export const productCard = ({ name, media }: Pick<Product, 'name' | 'media'>): ShareImage | null => {
  const [asset] = media;
  const [widest] = (asset?.renditions ?? [])
    .flatMap(({ url, width }) => {
      const type = typeOf(url);
      return type && width >= MIN_WIDTH ? { url, width, type } : [];
    })
    .sort((a, b) => b.width - a.width);
  return widest ? { ...widest, alt: asset?.name || name } : null;
};
