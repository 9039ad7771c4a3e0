import { C } from '../lib/palette.ts';
import { move, type Scene } from '../lib/sheet.ts';
import { E, G, O, P, R, S } from '../lib/svg.ts';
import { text } from '../lib/text.ts';
import { CAST } from './parts/cast.ts';
import { WOOD_DARK } from './parts/materials.ts';
import { person } from './parts/person.ts';
import { bigPhone, stitchedRound } from './parts/step-parts.ts';

const COIN_EDGE = '#d99a1e';

const COIN =
  O(0, 0, 34, COIN_EDGE) +
  O(-2, -1, 32, C.sun) +
  O(-2, -1, 25, 'none', `stroke="${COIN_EDGE}" stroke-width="2.4" stroke-dasharray=".1 6"`) +
  P(text('kr', { x: -2, y: 9, size: 28 }), C.brick);

const PAID =
  P('M-68-128H68V-62H-68z', C.pine) +
  P(text('Betalt', { x: 0, y: -80, size: 28 }), C.paper) +
  O(0, 12, 44, '#bfdfcd') +
  O(0, 12, 34, C.pine) +
  S('M-15 13l11 11 20-23', C.paper, 7) +
  R(-46, 78, 92, 9, C.mint, 4) +
  R(-30, 96, 60, 9, C.mint, 4);

const PENNANT =
  S('M0 70V-60', WOOD_DARK, 5) +
  O(0, -62, 5, C.sun) +
  P('M2-56 66-36 2-14z', C.brick) +
  S('M9-46 46-36 9-24', C.paper, 2, 'stroke-dasharray="4 5"');

const PADLOCK =
  S('M-11-4v-9a11 11 0 0 1 22 0v9', C.ink, 5.5) +
  R(-18, -5, 36, 31, C.sun, 6) +
  P('M0 6a4.5 4.5 0 0 1 2.4 8l1.6 6h-8l1.6-6A4.5 4.5 0 0 1 0 6z', C.ink);

const SAVINGS_TIN =
  P('M-58-96V-10a58 12 0 0 0 116 0V-96z', C.pine) +
  P('M-58-34a58 12 0 0 0 116 0v9a58 12 0 0 1-116 0z', C.sun) +
  P('M28-96H58V-10a58 12 0 0 1-30 10z', C.ink, 'opacity=".16"') +
  P('M-62-116v18a62 13 0 0 0 124 0v-18z', C.brick) +
  E(0, -116, 62, 13, '#d2583e') +
  R(-22, -119, 44, 6, C.ink, 3);

/** For the payment partner's page head: what is paid rolls into the group's locked tin. */
export const headPayment: Scene = {
  name: 'rocker',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    stitchedRound('M146 44C200-4 330-6 396 66') +
    G(bigPhone(sheet, 0, 0, -4, PAID), move(84, 120, 0.68)) +
    G(PENNANT, move(440, 78)) +
    sheet.put(COIN, 402, 82, 0.62) +
    G(SAVINGS_TIN, move(404, 218)) +
    G(PADLOCK, move(404, 158, 0.92)) +
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
