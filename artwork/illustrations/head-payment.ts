import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, ellipse, group, path, rect, stroke } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { CAST } from './parts/cast.ts';
import { WOOD_DARK } from './parts/materials.ts';
import { person } from './parts/person.ts';
import { bigPhone, stitchedLine } from './parts/step-parts.ts';

const COIN_EDGE = '#d99a1e';

const COIN =
  circle(0, 0, 34, COIN_EDGE) +
  circle(-2, -1, 32, palette.sun) +
  circle(-2, -1, 25, 'none', `stroke="${COIN_EDGE}" stroke-width="2.4" stroke-dasharray=".1 6"`) +
  path(textPath('kr', { x: -2, y: 9, size: 28 }), palette.brick);

const PAID =
  path('M-68-128H68V-62H-68z', palette.pine) +
  path(textPath('Betalt', { x: 0, y: -80, size: 28 }), palette.paper) +
  circle(0, 12, 44, '#bfdfcd') +
  circle(0, 12, 34, palette.pine) +
  stroke('M-15 13l11 11 20-23', palette.paper, 7) +
  rect(-46, 78, 92, 9, palette.mint, 4) +
  rect(-30, 96, 60, 9, palette.mint, 4);

const PENNANT =
  stroke('M0 70V-60', WOOD_DARK, 5) +
  circle(0, -62, 5, palette.sun) +
  path('M2-56 66-36 2-14z', palette.brick) +
  stroke('M9-46 46-36 9-24', palette.paper, 2, 'stroke-dasharray="4 5"');

const PADLOCK =
  stroke('M-11-4v-9a11 11 0 0 1 22 0v9', palette.ink, 5.5) +
  rect(-18, -5, 36, 31, palette.sun, 6) +
  path('M0 6a4.5 4.5 0 0 1 2.4 8l1.6 6h-8l1.6-6A4.5 4.5 0 0 1 0 6z', palette.ink);

const SAVINGS_TIN =
  path('M-58-96V-10a58 12 0 0 0 116 0V-96z', palette.pine) +
  path('M-58-34a58 12 0 0 0 116 0v9a58 12 0 0 1-116 0z', palette.sun) +
  path('M28-96H58V-10a58 12 0 0 1-30 10z', palette.ink, 'opacity=".16"') +
  path('M-62-116v18a62 13 0 0 0 124 0v-18z', palette.brick) +
  ellipse(0, -116, 62, 13, '#d2583e') +
  rect(-22, -119, 44, 6, palette.ink, 3);

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
