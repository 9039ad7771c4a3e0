import { palette } from '../../lib/palette.ts';
import { circle, ellipse, path, rect, stroke } from '../../lib/svg.ts';
import { textPath } from '../../lib/text.ts';

const COIN_EDGE = '#d99a1e';

/** A coin around 0, 0. */
export const COIN =
  circle(0, 0, 34, COIN_EDGE) +
  circle(-2, -1, 32, palette.sun) +
  circle(-2, -1, 25, 'none', `stroke="${COIN_EDGE}" stroke-width="2.4" stroke-dasharray=".1 6"`) +
  path(textPath('kr', { x: -2, y: 9, size: 28 }), palette.brick);

/** The screen of `bigPhone` after a payment. */
export const PAID =
  path('M-68-128H68V-62H-68z', palette.pine) +
  path(textPath('Betalt', { x: 0, y: -80, size: 28 }), palette.paper) +
  circle(0, 12, 44, '#bfdfcd') +
  circle(0, 12, 34, palette.pine) +
  stroke('M-15 13l11 11 20-23', palette.paper, 7) +
  rect(-46, 78, 92, 9, palette.mint, 4) +
  rect(-30, 96, 60, 9, palette.mint, 4);

/** Around the middle of its body. */
export const PADLOCK =
  stroke('M-11-4v-9a11 11 0 0 1 22 0v9', palette.ink, 5.5) +
  rect(-18, -5, 36, 31, palette.sun, 6) +
  path('M0 6a4.5 4.5 0 0 1 2.4 8l1.6 6h-8l1.6-6A4.5 4.5 0 0 1 0 6z', palette.ink);

/** A tin with a slot for coins; it stands on 0, 0. */
export const SAVINGS_TIN =
  path('M-58-96V-10a58 12 0 0 0 116 0V-96z', palette.pine) +
  path('M-58-34a58 12 0 0 0 116 0v9a58 12 0 0 1-116 0z', palette.sun) +
  path('M28-96H58V-10a58 12 0 0 1-30 10z', palette.ink, 'opacity=".16"') +
  path('M-62-116v18a62 13 0 0 0 124 0v-18z', palette.brick) +
  ellipse(0, -116, 62, 13, '#d2583e') +
  rect(-22, -119, 44, 6, palette.ink, 3);
