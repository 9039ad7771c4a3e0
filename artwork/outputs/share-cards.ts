/**
 * Draws a card for shared links for each product of the assortment: `node artwork/render-cards.ts [id ...]`.
 * JPEG: those who show shared links do not all read AVIF or WebP.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { SHARE_CARD_SIZE as CARD } from '../../src/domain/product.ts';
import { drawings } from '../products/index.ts';
import { drawCard } from '../share-cards/product-card.ts';

const FOLDER = new URL('../../sandbox/public/bilder/', import.meta.url);

/** Twice the size, scaled down: small letters come out smoother. */
const DENSITY = 144;

/** The chocolate bars' pattern stays below 45 kB with it. */
const QUALITY = 55;

const ids = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const entry of catalogue) {
  if (ids.length > 0 && !ids.includes(entry.id)) continue;
  const [front] = drawings.find(({ id }) => id === entry.id)?.pictures ?? [];
  if (!front) throw new Error(`No drawing has the id ${entry.id}`);
  const jpeg = await sharp(Buffer.from(drawCard(front, entry)), { density: DENSITY })
    .resize(CARD.width, CARD.height)
    .flatten()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  await writeFile(new URL(`${entry.id}-kort-${CARD.width}.jpg`, FOLDER), jpeg);
  process.stdout.write(`${entry.id}  ${(jpeg.length / 1024).toFixed(1)} kB\n`);
}
