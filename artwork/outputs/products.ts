import sharp from 'sharp';
import { PRODUCTS } from '../products/index.ts';
import type { ProductArtwork } from '../products/scene/product-artwork.ts';
import { writeOutput } from './write-output.ts';

/** Up to this width, in pixels, the labels leave out their small print. */
const MAX_COARSE_WIDTH = 480;

/** Widths in pixels. Screens scale wide images down the most, so these tolerate the lowest quality. */
const RENDITIONS = [
  { width: 160, quality: 56 },
  { width: 480, quality: 56 },
  { width: 960, quality: 48 },
  { width: 1600, quality: 40 },
  { width: 2000, quality: 28 },
] as const;

/** Of 9: each step above takes three times as long and saves a few per cent. */
const EFFORT = 3;

const rasteriseAvif = (svg: string, { width, quality }: (typeof RENDITIONS)[number]): Promise<Uint8Array> =>
  sharp(Buffer.from(svg))
    .resize(width)
    .removeAlpha()
    .avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' })
    .toBuffer();

/** One image at a time: the encoder uses all cores for an AVIF of 2000 pixels. */
const drawProduct = async ({ id, images }: ProductArtwork): Promise<void> => {
  for (const { view, draw } of images) {
    for (const rendition of RENDITIONS) {
      const svg = draw({ fine: rendition.width > MAX_COARSE_WIDTH });
      const avif = await rasteriseAvif(svg, rendition);
      await writeOutput(`sandbox/public/bilder/${id}-${view}-${rendition.width}.avif`, avif);
    }
  }
};

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const imageList = (): string => {
  const products = PRODUCTS.map(({ id, images }) => {
    const lines = images.map(({ view, name }) => `    { view: ${quote(view)}, name: ${quote(name)} },\n`);
    return `  ${/^[a-z]+$/.test(id) ? id : quote(id)}: [\n${lines.join('')}  ],\n`;
  });
  return (
    '// Written by `npm run draw -- products`. Change artwork/products instead.\n' +
    'export const IMAGES: Readonly<Record<string, readonly { readonly view: string; readonly name: string }[]>> = {\n' +
    `${products.join('')}};\n`
  );
};

/** Writes the images of the given products, or of all, and the list of images that the sandbox serves. */
export const drawProducts = async (ids: readonly string[]): Promise<void> => {
  const selected = ids.length > 0 ? PRODUCTS.filter(({ id }) => ids.includes(id)) : PRODUCTS;
  for (const product of selected) await drawProduct(product);
  await writeOutput('sandbox/catalogue/images.ts', imageList());
};
