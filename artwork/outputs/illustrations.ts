import { renderSvgFiles } from '../illustrations/index.ts';
import { logo, squareLogo } from '../illustrations/logo.ts';
import { paperGrain } from '../illustrations/paper-grain.ts';
import { palette } from '../lib/palette.ts';
import { rasterisePng } from './rasterise.ts';
import { toIco } from './to-ico.ts';
import { writeOutput } from './write-output.ts';

const ICON_COLOURS = 64;
/** The width of /favicon.ico, for browsers that show no SVG icons. */
const FAVICON_PX = 32;

/** The tile is 120 px wide. Screens of two pixels to a CSS pixel show every one of them. */
const GRAIN_PX = 240;
const GRAIN_COLOURS = 8;

const ICONS = [
  { file: 'icon-192.png', illustration: logo, width: 192 },
  { file: 'icon-512.png', illustration: logo, width: 512 },
  { file: 'apple-touch-icon.png', illustration: squareLogo('apple-touch-icon', palette.paper), width: 180 },
  { file: 'maskable-512.png', illustration: squareLogo('maskable', palette.paper), width: 512 },
];

/** Writes the SVG illustrations, the paper grain, the favicons and the app icons. */
export const drawIllustrations = async (): Promise<void> => {
  for (const [path, svg] of renderSvgFiles()) await writeOutput(`public/${path}`, svg);
  await writeOutput('public/illustrations/grain.png', await rasterisePng(paperGrain, GRAIN_PX, GRAIN_COLOURS));
  for (const { file, illustration, width } of ICONS) {
    await writeOutput(`public/icons/${file}`, await rasterisePng(illustration, width, ICON_COLOURS));
  }
  await writeOutput('public/favicon.ico', toIco(await rasterisePng(logo, FAVICON_PX, ICON_COLOURS), FAVICON_PX));
};
