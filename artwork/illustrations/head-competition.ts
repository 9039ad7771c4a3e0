import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, group, path, rect, stroke } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { scalloped } from './parts/biscuit.ts';
import { CAST } from './parts/cast.ts';
import { CARDBOARD, CARDBOARD_LIT, WOOD_DARK } from './parts/materials.ts';
import { person } from './parts/person.ts';
import { leaves, ORANGE_LEAF } from './parts/props.ts';
import { WINNERS_FACTOR } from './parts/rule-figures.ts';

/** Around the origin, in the style of the number on Nora's jumper. */
const DIGITS = ['M-5-8 1-12V12', 'M-7-5a7 7 0 1 1 12 6L-7 11H8', 'M-6-10a6 6 0 1 1 7 9 6.5 6.5 0 1 1-8 9'] as const;

const box = (x: number, w: number, h: number, place: 1 | 2 | 3, colour: string): string =>
  group(
    rect(0, -h, w, h, CARDBOARD, 2) +
      rect(0, -h, w, 9, CARDBOARD_LIT, 2) +
      rect(w * 0.8, -h, w * 0.2, h, palette.ink, 0, 'opacity=".1"') +
      group(
        circle(0, 0, 20, colour) + stroke(DIGITS[place - 1] ?? '', palette.paper, 5),
        translate(w * 0.4, 4 - h / 2, Math.min(1.3, h / 54)),
      ),
    translate(x, 300),
  );

const CUP =
  stroke('M-20-26q-20-4-16 10t16 8M20-26q20-4 16 10t-16 8', palette.sun, 5) +
  path('M-22-34V-4a22 6 0 0 0 44 0V-34z', palette.gold) +
  path('M0-8C-13-16-11-26-5-26q4 0 5 4 1-4 5-4c6 0 8 10-5 18z', palette.brick) +
  path('M-24-44v10a24 6 0 0 0 48 0v-10a24 6 0 0 0-48 0z', palette.sun);

const SIGN =
  stroke('M0 92V0', WOOD_DARK, 6) +
  scalloped(47, 18, palette.sun) +
  circle(0, 0, 37, 'none', `stroke="${palette.brick}" stroke-width="2.4" stroke-dasharray="5 5"`) +
  path(textPath(WINNERS_FACTOR, { x: 0, y: 14, size: 42, track: -0.03 }), palette.brick);

const ROSETTE =
  path('M-8 4-12 26 0 18 12 26 8 4z', palette.brickDeep) +
  scalloped(13, 10, palette.brick) +
  circle(0, 0, 7, palette.paper);

/** For the page head of the competition: the winners on their boxes. */
export const headCompetition: Illustration = {
  name: 'tavling',
  box: [0, 0, 520, 300],
  draw: (sheet) =>
    box(86, 112, 62, 2, palette.pine) +
    box(322, 112, 44, 3, palette.blue) +
    box(190, 140, 98, 1, palette.brick) +
    person(sheet, CAST.nora, {
      x: 140,
      y: 238,
      scale: 0.88,
      gaze: 0.6,
      behind: [-28, -96, -54, -112, -52, -150],
      front: [26, -98, 44, -84, 30, -66],
    }) +
    person(sheet, CAST.elsa, {
      x: 260,
      y: 202,
      scale: 0.88,
      behind: [-28, -98, -56, -130, -26, -190],
      front: [28, -98, 56, -130, 26, -190],
      heldInFront: group(CUP, translate(0, -180, 0.9)) + group(ROSETTE, translate(16, -94, 0.8)),
    }) +
    group(SIGN, 'translate(450 70) rotate(9)') +
    person(sheet, CAST.sam, {
      x: 384,
      y: 256,
      scale: 0.88,
      gaze: -0.4,
      behind: [-28, -96, -44, -78, -38, -60],
      front: [26, -98, 54, -104, 56, -132],
    }) +
    leaves(sheet, [
      [40, 120, 30, palette.sun],
      [84, 60, -40, palette.brick],
      [346, 70, 60, ORANGE_LEAF],
      [196, 44, 10, palette.sun],
      [490, 190, -30, palette.brick],
      [56, 220, 70, ORANGE_LEAF],
      [470, 276, 80, palette.sun],
      [36, 290, 84, palette.brick],
    ]),
};
