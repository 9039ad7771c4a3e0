import { drawSquare } from '../illustrations/hero-square.ts';
import { PROFIT_SHARE } from '../illustrations/parts/rule-figures.ts';
import { drawSign } from '../illustrations/sign.ts';
import { C } from '../lib/palette.ts';
import { move, type Scene } from '../lib/sheet.ts';
import { G, O, P, R } from '../lib/svg.ts';
import { text } from '../lib/text.ts';

/** The square as it stands in the page's hero, its right end along the card's lower edge. */
const SCALE = 0.92;
const PLACE = move(1200 - 1600 * SCALE, 630 - 560 * SCALE, SCALE);

/** What a shared link shows. */
export const ogCard: Scene = {
  name: 'saljrundan',
  box: [0, 0, 1200, 630],
  draw: (sheet) =>
    R(0, 0, 1200, 630, '#d3ebe4') +
    G(drawSquare(sheet), PLACE) +
    O(114, 112, 56, C.paper) +
    G(drawSign(sheet), move(62, 60, 52 / 24)) +
    P(text('Säljrundan', { x: 192, y: 142, size: 96, track: -0.02, anchor: 'start' }), C.ink) +
    P(
      text(`Ni säljer, ni behåller ${PROFIT_SHARE}`, { x: 64, y: 226, size: 40, track: -0.01, anchor: 'start' }),
      C.pine,
    ),
};
