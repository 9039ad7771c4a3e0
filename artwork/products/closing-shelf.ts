/**
 * Draws the closing band's shelf, a row of packages on a transparent ground: `node artwork/shelf.ts`.
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { LIGHT_DEFS } from '../lib/light.ts';
import { at } from '../lib/svg.ts';
import { honeyJar } from './catalogue/blomsterhonung.ts';
import { spruceCandle } from './catalogue/doftljus-granskog.ts';
import { crispbreadBox } from './catalogue/froknacke.ts';
import { coffeeBag } from './catalogue/morgonrunda-bryggkaffe.ts';
import { gingerbreadTin } from './catalogue/pepparkakor-i-kakburk.ts';
import { candyPouch } from './catalogue/polkakarameller.ts';
import { raspberryJar } from './catalogue/skogshallonsylt.ts';
import { muesliBag } from './catalogue/skordemusli.ts';

const FOLDER = new URL('../../public/illustrations/', import.meta.url);
const [WIDTH, HEIGHT] = [2000, 760];
/** The board that the packages stand on. */
const BOARD = 746;

/** The wide shelf can be read; the narrow one is for phones. */
const RENDITIONS = [
  { width: 1600, fine: true },
  { width: 800, fine: false },
];

const shelf = (fine: boolean): string => {
  const stand = (x: number, scale: number, body: string) => at(x, BOARD, body, scale);
  const back =
    stand(424, 0.74, candyPouch(fine)) +
    stand(986, 0.82, coffeeBag(fine)) +
    stand(1376, 0.76, crispbreadBox(fine)) +
    stand(1796, 0.8, muesliBag(fine));
  const front =
    stand(186, 0.66, raspberryJar(fine)) +
    stand(698, 0.74, gingerbreadTin(fine)) +
    stand(1180, 0.62, spruceCandle(fine, 'bare')) +
    stand(1600, 0.56, honeyJar(fine));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${LIGHT_DEFS}</defs>${back}${front}</svg>`
  );
};

await mkdir(FOLDER, { recursive: true });
for (const { width, fine } of RENDITIONS) {
  const file = new URL(`hylla-${width}.avif`, FOLDER);
  const { size } = await sharp(Buffer.from(shelf(fine)), { density: 144 })
    .resize(width)
    .avif({ quality: 52, effort: 4 })
    .toFile(file.pathname);
  process.stdout.write(`hylla-${width}.avif  ${(size / 1024).toFixed(1)} kB\n`);
}
