import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, group, path, stroke } from '../lib/svg.ts';
import { CAST } from './parts/cast.ts';
import { WOOD_DARK } from './parts/materials.ts';
import { COIN, PADLOCK, PAID, SAVINGS_TIN } from './parts/money.ts';
import { person } from './parts/person.ts';
import { bigPhone, stitchedLine } from './parts/step-parts.ts';

const PENNANT =
  stroke('M0 70V-60', WOOD_DARK, 5) +
  circle(0, -62, 5, palette.sun) +
  path('M2-56 66-36 2-14z', palette.brick) +
  stroke('M9-46 46-36 9-24', palette.paper, 2, 'stroke-dasharray="4 5"');

/** For the page head of the payment partner: payments roll into the group's locked tin. */
export const headPayment: Illustration = {
  name: 'rocker',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    stitchedLine('M146 44C200-4 330-6 396 66') +
    group(bigPhone(sheet, 0, 0, -4, PAID), translate(84, 120, 0.68)) +
    group(PENNANT, translate(440, 78)) +
    sheet.put(COIN, 402, 82, 0.62) +
    group(SAVINGS_TIN, translate(404, 218)) +
    group(PADLOCK, translate(404, 158, 0.92)) +
    sheet.put(COIN, 286, 186) +
    person(sheet, CAST.amina, {
      x: 206,
      y: 220,
      scale: 1.06,
      gaze: 0.9,
      behind: [-28, -96, -50, -84, -44, -60],
      front: [26, -96, 44, -86, 52, -58],
    }),
};
