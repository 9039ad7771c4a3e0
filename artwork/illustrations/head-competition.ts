import { C } from '../lib/palette.ts';
import { move, type Scene } from '../lib/sheet.ts';
import { G, O, P, R, S } from '../lib/svg.ts';
import { text } from '../lib/text.ts';
import { scalloped } from './parts/biscuit.ts';
import { CAST } from './parts/cast.ts';
import { CARDBOARD, CARDBOARD_LIT, WOOD_DARK } from './parts/materials.ts';
import { person } from './parts/person.ts';
import { leaves, ORANGE_LEAF } from './parts/props.ts';
import { WINNERS_FACTOR } from './parts/rule-figures.ts';

/** Round the origin, drawn with the same soft pen as the number on Nora's jumper. */
const DIGITS = ['M-5-8 1-12V12', 'M-7-5a7 7 0 1 1 12 6L-7 11H8', 'M-6-10a6 6 0 1 1 7 9 6.5 6.5 0 1 1-8 9'] as const;

const box = (x: number, w: number, h: number, place: 1 | 2 | 3, colour: string): string =>
  G(
    R(0, -h, w, h, CARDBOARD, 2) +
      R(0, -h, w, 9, CARDBOARD_LIT, 2) +
      R(w * 0.8, -h, w * 0.2, h, C.ink, 0, 'opacity=".1"') +
      G(O(0, 0, 20, colour) + S(DIGITS[place - 1] ?? '', C.paper, 5), move(w * 0.4, 4 - h / 2, Math.min(1.3, h / 54))),
    move(x, 300),
  );

const CUP =
  S('M-20-26q-20-4-16 10t16 8M20-26q20-4 16 10t-16 8', C.sun, 5) +
  P('M-22-34V-4a22 6 0 0 0 44 0V-34z', C.gold) +
  P('M0-8C-13-16-11-26-5-26q4 0 5 4 1-4 5-4c6 0 8 10-5 18z', C.brick) +
  P('M-24-44v10a24 6 0 0 0 48 0v-10a24 6 0 0 0-48 0z', C.sun);

const SIGN =
  S('M0 92V0', WOOD_DARK, 6) +
  scalloped(47, 18, C.sun) +
  O(0, 0, 37, 'none', `stroke="${C.brick}" stroke-width="2.4" stroke-dasharray="5 5"`) +
  P(text(WINNERS_FACTOR, { x: 0, y: 14, size: 42, track: -0.03 }), C.brick);

const ROSETTE = P('M-8 4-12 26 0 18 12 26 8 4z', C.brickDeep) + scalloped(13, 10, C.brick) + O(0, 0, 7, C.paper);

/** For the competition's page head: the winners on their boxes. */
export const headCompetition: Scene = {
  name: 'tavling',
  box: [0, 0, 520, 300],
  draw: (sheet) =>
    box(86, 112, 62, 2, C.pine) +
    box(322, 112, 44, 3, C.blue) +
    box(190, 140, 98, 1, C.brick) +
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
      heldInFront: G(CUP, move(0, -180, 0.9)) + G(ROSETTE, move(16, -94, 0.8)),
    }) +
    G(SIGN, 'translate(450 70) rotate(9)') +
    person(sheet, CAST.sam, {
      x: 384,
      y: 256,
      scale: 0.88,
      gaze: -0.4,
      behind: [-28, -96, -44, -78, -38, -60],
      front: [26, -98, 54, -104, 56, -132],
    }) +
    leaves(sheet, [
      [40, 120, 30, C.sun],
      [84, 60, -40, C.brick],
      [346, 70, 60, ORANGE_LEAF],
      [196, 44, 10, C.sun],
      [490, 190, -30, C.brick],
      [56, 220, 70, ORANGE_LEAF],
      [470, 276, 80, C.sun],
      [36, 290, 84, C.brick],
    ]),
};
