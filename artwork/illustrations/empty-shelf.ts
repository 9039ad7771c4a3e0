import { awning } from '../lib/awning.ts';
import { repeat } from '../lib/number.ts';
import { C } from '../lib/palette.ts';
import { move, type Scene } from '../lib/sheet.ts';
import { E, G, O, P, R, S } from '../lib/svg.ts';
import { CARDBOARD, CARDBOARD_LIT, PLANK_LIT, WOOD, WOOD_DARK, WOOD_LIT } from './parts/materials.ts';
import { leaves, shadow } from './parts/props.ts';
import { STEP_BOX, stage } from './parts/step-parts.ts';

const WALL =
  R(76, 84, 328, 262, '#bfdfcd') +
  S(
    repeat(11, (i) => `M${104 + i * 27} 84V346`),
    '#a9d0b5',
    1.8,
  ) +
  R(76, 84, 328, 34, C.pine, 0, 'opacity=".16"') +
  R(66, 74, 12, 274, WOOD, 2) +
  R(402, 74, 12, 274, WOOD, 2) +
  R(66, 74, 4, 274, WOOD_LIT) +
  R(402, 74, 4, 274, WOOD_LIT);

/** Where the jars have stood. */
const RINGS = [128, 184, 240, 350]
  .map((x) => E(x, 228, 19, 4.6, 'none', 'stroke="#d9b27c" stroke-width="2.4" stroke-dasharray="1 5"'))
  .join('');

const bracket = (x: number): string => P(`M${x} 246h10v34q-10-6-10-34z`, WOOD_DARK);

const SHELF =
  bracket(112) +
  bracket(358) +
  R(80, 244, 320, 12, C.ink, 0, 'opacity=".12"') +
  P('M94 216H386L398 236H82z', PLANK_LIT) +
  R(82, 236, 316, 12, WOOD_LIT, 2) +
  RINGS;

const tag = (x: number, turn: number): string =>
  G(
    S('M0-16V-6', C.ink, 1.6) + R(-15, -6, 30, 20, C.paper, 3) + S('M-8 4h16', C.brick, 2.4, 'stroke-dasharray="4 4"'),
    `translate(${x} 262) rotate(${turn})`,
  );

const LID =
  E(0, 0, 25, 7, C.brickDeep) +
  P('M-25-7v7a25 7 0 0 0 50 0v-7z', C.brick) +
  E(0, -7, 25, 7, '#d2583e') +
  E(0, -7, 18, 4.4, 'none', `stroke="${C.cream}" stroke-width="1.6" stroke-dasharray=".1 4"`);

const SPIDER =
  S('M0-74V-8', C.ink, 1.4) +
  S('M-6-2q-8-8-14-2v8M-7 3q-7 0-10 10M6-2q8-8 14-2v8M7 3q7 0 10 10', C.ink, 1.8) +
  O(0, 0, 9, C.ink) +
  O(-3.2, -1, 2.4, '#fff') +
  O(3.2, -1, 2.4, '#fff') +
  O(-3.2, -0.2, 1.1, C.ink) +
  O(3.2, -0.2, 1.1, C.ink) +
  S('M-3 4q3 2.6 6 0', C.paper, 1.3);

const WEB = S(
  'M402 118L356 122M402 118L362 146M402 118L388 162M368 121Q368 132 372 139Q382 142 392 152M382 120Q381 126 383 130Q390 132 396 140',
  C.paper,
  1.6,
);

const OPEN_BOX =
  P('M-42-50-60-66-6-58-2-50zM42-50 62-64 10-58 2-50z', CARDBOARD_LIT) +
  R(-42, -50, 84, 50, CARDBOARD, 2) +
  P('M-42-50H42V-40H-42z', '#8b5f33') +
  R(-7, -40, 14, 40, C.sun, 0, 'opacity=".85"') +
  R(18, -50, 24, 50, C.ink, 0, 'opacity=".1"');

/** For an empty catalogue: a shelf that waits for the next round's goods. */
export const emptyShelf: Scene = {
  name: 'tom-hylla',
  box: STEP_BOX,
  draw: (sheet) =>
    stage('#fdebc1', '#f2cf83', 'M34 350V190C34 84 130 22 240 22S446 84 446 190V350z') +
    WALL +
    SHELF +
    tag(128, -3) +
    tag(212, 2) +
    tag(296, -2) +
    WEB +
    G(SPIDER, move(300, 176)) +
    G(LID, 'translate(192 225) rotate(-3)') +
    awning({ x: 52, y: 42, w: 376, h: 44, stripes: 9, colours: [C.brick, C.paper] }) +
    R(48, 34, 384, 11, WOOD, 5) +
    shadow(150, 360, 60, 8) +
    G(OPEN_BOX, move(148, 360)) +
    leaves(sheet, [
      [246, 352, 80, '#e58b3c'],
      [330, 366, 100, C.brick],
      [296, 348, 60, C.leaf],
    ]),
};
