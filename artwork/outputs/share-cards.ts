import sharp from 'sharp';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { SHARE_CARD_SIZE as SIZE } from '../../src/domain/product.ts';
import { PRODUCTS } from '../products/index.ts';
import { productCard } from '../share-cards/product-card.ts';
import { siteCard } from '../share-cards/site-card.ts';
import { rasterisePng } from './rasterise.ts';
import { writeOutput } from './write-output.ts';

/** Twice the final size: small letters are smoother after scaling down. */
const DENSITY_DPI = 144;

/** Keeps the chocolate bars, the card with the busiest pattern, below 45 kB. */
const JPEG_QUALITY = 55;

const SITE_CARD_COLOURS = 256;

const drawProductCard = async (id: string): Promise<void> => {
  const entry = catalogue.find((candidate) => candidate.id === id);
  const [front] = PRODUCTS.find((product) => product.id === id)?.images ?? [];
  if (!entry || !front) throw new Error(`The product ${id} needs both artwork and an entry in the sandbox catalogue`);
  const jpeg = await sharp(Buffer.from(productCard(front, entry)), { density: DENSITY_DPI })
    .resize(SIZE.width, SIZE.height)
    .flatten()
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
  await writeOutput(`sandbox/public/bilder/${id}-kort-${SIZE.width}.jpg`, jpeg);
};

/**
 * Writes the share cards of the given products; without ids, those of all products and of the site.
 * Product cards are JPEG, because not every service that shows shared links reads AVIF or WebP.
 */
export const drawShareCards = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids.length > 0 ? ids : PRODUCTS.map((product) => product.id)) await drawProductCard(id);
  if (ids.length > 0) return;
  await writeOutput('public/og/saljrundan.png', await rasterisePng(siteCard, SIZE.width, SITE_CARD_COLOURS));
};
