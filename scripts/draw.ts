/**
 * Makes the images of the site and of the sandbox from the drawings in artwork/: `npm run draw`. With a word, makes
 * only the images whose path contains it: `npm run draw -- pepparkakor`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';
import { IMAGES } from '../sandbox/catalogue/images.ts';
import { IMPORTED_IMAGES, type ImageFormat, importedFile } from '../sandbox/catalogue/imported/images.ts';
import { SHARE_CARD_SIZE } from '../src/domain/product.ts';

type Image = {
  readonly to: string;
  /** The drawing, and the drawings that lie on top of it. */
  readonly from: readonly [string, ...string[]];
  /** In pixels. */
  readonly width: number;
  readonly encode: (image: Sharp) => Promise<Buffer>;
  /** The part of the drawing to show. Default: all of it. */
  readonly viewBox?: string;
  /** Replaces labels that have small print with those that are legible on a product card. */
  readonly hasLargePrint?: boolean;
};

const LARGE_PRINT = '.when-large { display: none } .when-small { display: inline }';

const avif = (quality: number) => (image: Sharp) => image.avif({ quality, effort: 9 }).toBuffer();

/** For drawings that fill their frame. */
const opaqueAvif = (quality: number) => (image: Sharp) => avif(quality)(image.removeAlpha());

/** The highest effort, 9, takes twice as long and saves 3 % more. */
const productAvif = (quality: number) => (image: Sharp) =>
  image.removeAlpha().avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();

const png = (colours: number) => (image: Sharp) => image.png({ palette: true, colours, effort: 10 }).toBuffer();

/** This quality keeps the busiest share card below 46 kB. */
const jpeg = (image: Sharp) => image.flatten().jpeg({ quality: 55, mozjpeg: true }).toBuffer();

/** An ICO file of one PNG, 32 pixels wide: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
const ico = async (image: Sharp) => {
  const data = await png(64)(image);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(data.byteLength, 14);
  return Buffer.concat([header, data]);
};

const square = { from: ['scenes/market-square'] } as const;
/** The part of the square that a screen of up to 480 px shows (client/styles/hero.css). */
const narrowSquare = { ...square, viewBox: '431 0 1075 560' };
const shelf = { from: ['scenes/shelf'], encode: avif(52) } as const;
const marketStall = (part: string, width: number): Image => ({
  to: `public/illustrations/market-stall-${part}.avif`,
  from: [`scenes/market-stall-${part}`],
  width,
  encode: avif(45),
});
const logo = { from: ['brand/logo'], encode: png(64) } as const;
const squareLogo = { from: ['brand/logo-square'], encode: png(64) } as const;

const SITE_IMAGES: readonly Image[] = [
  { to: 'public/illustrations/market-square-1600.avif', ...square, width: 1600, encode: opaqueAvif(50) },
  { to: 'public/illustrations/market-square-2880.avif', ...square, width: 2880, encode: opaqueAvif(45) },
  { to: 'public/illustrations/market-square-narrow-840.avif', ...narrowSquare, width: 840, encode: opaqueAvif(42) },
  { to: 'public/illustrations/shelf-1600.avif', ...shelf, width: 1600 },
  { to: 'public/illustrations/shelf-800.avif', ...shelf, width: 800, hasLargePrint: true },
  marketStall('people', 1224),
  marketStall('packages', 504),
  { to: 'public/favicon.ico', ...logo, width: 32, encode: ico },
  // Phones request both names, whatever the page says.
  { to: 'public/apple-touch-icon.png', ...squareLogo, width: 180 },
  { to: 'public/apple-touch-icon-precomposed.png', ...squareLogo, width: 180 },
  { to: 'public/icons/icon-192.png', ...logo, width: 192 },
  { to: 'public/icons/icon-512.png', ...logo, width: 512 },
  { to: 'public/icons/maskable-512.png', ...squareLogo, width: 512 },
  {
    to: 'public/og/saljrundan.png',
    from: ['scenes/market-square', 'brand/site-card'],
    width: SHARE_CARD_SIZE.width,
    viewBox: '295.65 -124.78 1304.35 684.78',
    encode: (image) => png(256)(image.flatten({ background: '#d3ebe4' })),
  },
];

/** Screens scale wide images down the most, so these images tolerate the lowest quality. */
const PRODUCT_RENDITIONS = [
  { width: 160, encode: productAvif(56), hasLargePrint: true },
  { width: 480, encode: productAvif(56), hasLargePrint: true },
  { width: 960, encode: productAvif(48) },
  { width: 1600, encode: productAvif(40) },
];

const PRODUCT_IMAGES = Object.entries(IMAGES).flatMap(([id, images]): Image[] => [
  ...images.flatMap(({ view }) =>
    PRODUCT_RENDITIONS.map((rendition) => ({
      to: `sandbox/public/images/${id}-${view}-${rendition.width}.avif`,
      from: [`products/${id}/${view}`] as const,
      ...rendition,
    })),
  ),
  {
    to: `sandbox/public/images/${id}-card-${SHARE_CARD_SIZE.width}.jpg`,
    from: [`products/${id}/front`, 'brand/product-card', `products/${id}/card`],
    width: SHARE_CARD_SIZE.width,
    viewBox: '-904.76 0 1904.76 1000',
    encode: jpeg,
    hasLargePrint: true,
  },
]);

/** Encoded like shops' photographs of goods. PNG and WebP keep a transparent background. */
const SHOP_ENCODERS: Readonly<Record<ImageFormat, Image['encode']>> = {
  avif: opaqueAvif(40),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 50, mozjpeg: true }).toBuffer(),
  png: png(32),
  webp: (image) => image.webp({ quality: 50, effort: 6 }).toBuffer(),
};

const SHOP_IMAGES = Object.entries(IMPORTED_IMAGES).flatMap(([id, image]): Image[] =>
  'isMissing' in image
    ? []
    : [...new Set(Object.values(image.renditions))].map((width) => ({
        to: `sandbox/public/images/${importedFile(id, width, image.format)}`,
        from: [`imported/${id}`],
        width,
        encode: SHOP_ENCODERS[image.format],
      })),
);

const ROOT = `${import.meta.dirname}/../`;
const pathOf = (drawing: string) => `${ROOT}artwork/${drawing}.svg`;

const write = (to: string, content: string | Buffer) => {
  writeFileSync(ROOT + to, content);
  console.log(`${to}  ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
};

const raster = ({ from: [drawing, ...layers], width, encode, viewBox, hasLargePrint = false }: Image) => {
  const source = readFileSync(pathOf(drawing), 'utf8');
  const svg = viewBox ? source.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`) : source;
  const image = sharp(Buffer.from(svg), hasLargePrint ? { svg: { stylesheet: LARGE_PRINT } } : {});
  return encode(image.resize(width).composite(layers.map((layer) => ({ input: pathOf(layer) }))));
};

/** Optimises a drawing for browsers: shortens ids, except those of views, and removes the labels of lettering. */
const forBrowsers = (drawing: string) => {
  const source = readFileSync(pathOf(drawing), 'utf8');
  const overrides = source.includes('<view') ? ({ cleanupIds: false } as const) : {};
  return optimize(source, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides } },
      { name: 'removeAttrs', params: { attrs: 'aria-label' } },
    ],
  }).data;
};

const [word = ''] = process.argv.slice(2);
const isWanted = ({ to }: { readonly to: string }) => to.includes(word);

const svgs = [
  { to: 'public/favicon.svg', from: 'brand/logo' },
  ...readdirSync(`${ROOT}artwork/illustrations`).map((file) => ({
    to: `public/illustrations/${file}`,
    from: `illustrations/${file.replace('.svg', '')}`,
  })),
];
for (const { to, from } of svgs.filter(isWanted)) write(to, forBrowsers(from));

for (const image of [...SITE_IMAGES, ...PRODUCT_IMAGES, ...SHOP_IMAGES].filter(isWanted))
  write(image.to, await raster(image));
