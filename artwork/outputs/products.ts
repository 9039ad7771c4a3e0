/**
 * Draws the assortment's pictures: `node artwork/render-products.ts [id ...]`.
 * Writes one AVIF for each rendition and the list of pictures that the sandbox serves.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawings } from '../products/index.ts';
import type { ProductDrawing } from '../products/scene/product-artwork.ts';

const PICTURES_FOLDER = new URL('../../sandbox/public/bilder/', import.meta.url);
const LIST_FILE = new URL('../../sandbox/catalogue/images.ts', import.meta.url);

/** At card size the labels leave out their small print. */
const LARGEST_COARSE_WIDTH = 480;

/** Widths in pixels. The larger a picture, the more a screen scales it down, and the lower its quality may be. */
const RENDITIONS = [
  { width: 160, quality: 56 },
  { width: 480, quality: 56 },
  { width: 960, quality: 48 },
  { width: 1600, quality: 40 },
  { width: 2000, quality: 28 },
] as const;

/** Of 9: each step above takes three times as long and saves a few per cent. */
const EFFORT = 3;

const rasterise = async (svg: string, { width, quality }: (typeof RENDITIONS)[number], file: URL): Promise<number> => {
  const avif = await sharp(Buffer.from(svg))
    .resize(width)
    .removeAlpha()
    .avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' })
    .toBuffer();
  await writeFile(file, avif);
  return avif.length;
};

const rasteriseProduct = async ({ id, pictures }: ProductDrawing): Promise<void> => {
  for (const { view, draw } of pictures) {
    const sizes: string[] = [];
    for (const rendition of RENDITIONS) {
      const { width } = rendition;
      const svg = draw({ fine: width > LARGEST_COARSE_WIDTH });
      const bytes = await rasterise(svg, rendition, new URL(`${id}-${view}-${width}.avif`, PICTURES_FOLDER));
      sizes.push(`${width}: ${(bytes / 1024).toFixed(1)} kB`);
    }
    process.stdout.write(`${id} ${view}  ${sizes.join('  ')}\n`);
  }
};

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const pictureList = (): string => {
  const products = drawings.map(({ id, pictures }) => {
    const lines = pictures.map(({ view, name }) => `    { view: ${quote(view)}, name: ${quote(name)} },\n`);
    return `  ${/^[a-z]+$/.test(id) ? id : quote(id)}: [\n${lines.join('')}  ],\n`;
  });
  return (
    '// Written by artwork/render-products.ts; change the drawings instead.\n' +
    'export const PICTURES: Readonly<Record<string, readonly { readonly view: string; readonly name: string }[]>> = {\n' +
    `${products.join('')}};\n`
  );
};

const chosen = (ids: readonly string[]): readonly ProductDrawing[] =>
  ids.map((id) => {
    const drawing = drawings.find((candidate) => candidate.id === id);
    if (!drawing) throw new Error(`No drawing has the id ${id}`);
    return drawing;
  });

// One picture at a time: an AVIF of 2000 pixels takes all cores by itself.
const ids = process.argv.slice(2);
await mkdir(PICTURES_FOLDER, { recursive: true });
for (const drawing of ids.length > 0 ? chosen(ids) : drawings) await rasteriseProduct(drawing);
await mkdir(new URL('.', LIST_FILE), { recursive: true });
await writeFile(LIST_FILE, pictureList());
