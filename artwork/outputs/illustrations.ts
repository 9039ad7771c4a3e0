import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { SCENES } from '../illustrations/index.ts';
import { sign, squareSign } from '../illustrations/sign.ts';
import { C } from '../lib/palette.ts';
import { renderScene, type Scene } from '../lib/sheet.ts';
import { ogCard } from '../share-cards/site-card.ts';

/** Writes every illustration anew: `node artwork/draw-illustrations.ts`. The same bytes each run. */

const PUBLIC = new URL('../../public/', import.meta.url);

const writeSvg = (file: string, scene: Scene) => writeFile(new URL(file, PUBLIC), renderScene(scene));

/** SVG user units are read at 72 dots an inch; a higher density draws large instead of enlarging. */
const writePng = async (file: string, scene: Scene, width: number, colours: number) => {
  const density = 72 * (width / scene.box[2]);
  const png = sharp(Buffer.from(renderScene(scene)), { density }).resize(width);
  await writeFile(new URL(file, PUBLIC), await png.png({ palette: true, colours, effort: 10 }).toBuffer());
};

await Promise.all(
  ['illustrations', 'icons', 'og'].map((folder) => mkdir(new URL(folder, PUBLIC), { recursive: true })),
);
for (const scene of SCENES) await writeSvg(`illustrations/${scene.name}.svg`, scene);
await writeSvg('favicon.svg', { ...sign, name: 'favicon' });
await writePng('icons/icon-192.png', sign, 192, 64);
await writePng('icons/icon-512.png', sign, 512, 64);
await writePng('icons/apple-touch-icon.png', squareSign('apple-touch-icon', C.paper), 180, 64);
await writePng('icons/maskable-512.png', squareSign('maskable', C.paper), 512, 64);
await writePng('og/saljrundan.png', ogCard, 1200, 256);
