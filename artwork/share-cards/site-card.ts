import { drawSquare } from '../illustrations/hero-square.ts';
import { drawLogo } from '../illustrations/logo.ts';
import { PROFIT_SHARE } from '../illustrations/parts/rule-figures.ts';
import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, group, path, rect } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';

/** The hero illustration of the landing page, its lower right corner in that of the card. */
const SCALE = 0.92;
const PLACE = translate(1200 - 1600 * SCALE, 630 - 560 * SCALE, SCALE);

/** The share card of every page that is not a product. */
export const siteCard: Illustration = {
  name: 'saljrundan',
  box: [0, 0, 1200, 630],
  draw: (sheet) =>
    rect(0, 0, 1200, 630, '#d3ebe4') +
    group(drawSquare(sheet), PLACE) +
    circle(114, 112, 56, palette.paper) +
    group(drawLogo(sheet), translate(62, 60, 52 / 24)) +
    path(textPath('Säljrundan', { x: 192, y: 142, size: 96, track: -0.02, anchor: 'start' }), palette.ink) +
    path(
      textPath(`Ni säljer, ni behåller ${PROFIT_SHARE}`, { x: 64, y: 226, size: 40, track: -0.01, anchor: 'start' }),
      palette.pine,
    ),
};
