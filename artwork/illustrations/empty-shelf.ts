import { awning } from '../lib/awning.ts';
import { repeat } from '../lib/number.ts';
import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, ellipse, group, path, rect, stroke } from '../lib/svg.ts';
import { CARDBOARD, CARDBOARD_LIT, PLANK_LIT, WOOD, WOOD_DARK, WOOD_LIT } from './parts/materials.ts';
import { leaves, shadow } from './parts/props.ts';
import { STEP_BOX, stepBackdrop } from './parts/step-parts.ts';

const WALL =
  rect(76, 84, 328, 262, '#bfdfcd') +
  stroke(
    repeat(11, (i) => `M${104 + i * 27} 84V346`),
    '#a9d0b5',
    1.8,
  ) +
  rect(76, 84, 328, 34, palette.pine, 0, 'opacity=".16"') +
  rect(66, 74, 12, 274, WOOD, 2) +
  rect(402, 74, 12, 274, WOOD, 2) +
  rect(66, 74, 4, 274, WOOD_LIT) +
  rect(402, 74, 4, 274, WOOD_LIT);

/** Marks that the jars have left. */
const RINGS = [128, 184, 240, 350]
  .map((x) => ellipse(x, 228, 19, 4.6, 'none', 'stroke="#d9b27c" stroke-width="2.4" stroke-dasharray="1 5"'))
  .join('');

const bracket = (x: number): string => path(`M${x} 246h10v34q-10-6-10-34z`, WOOD_DARK);

const SHELF =
  bracket(112) +
  bracket(358) +
  rect(80, 244, 320, 12, palette.ink, 0, 'opacity=".12"') +
  path('M94 216H386L398 236H82z', PLANK_LIT) +
  rect(82, 236, 316, 12, WOOD_LIT, 2) +
  RINGS;

const tag = (x: number, turn: number): string =>
  group(
    stroke('M0-16V-6', palette.ink, 1.6) +
      rect(-15, -6, 30, 20, palette.paper, 3) +
      stroke('M-8 4h16', palette.brick, 2.4, 'stroke-dasharray="4 4"'),
    `translate(${x} 262) rotate(${turn})`,
  );

const LID =
  ellipse(0, 0, 25, 7, palette.brickDeep) +
  path('M-25-7v7a25 7 0 0 0 50 0v-7z', palette.brick) +
  ellipse(0, -7, 25, 7, '#d2583e') +
  ellipse(0, -7, 18, 4.4, 'none', `stroke="${palette.cream}" stroke-width="1.6" stroke-dasharray=".1 4"`);

const SPIDER =
  stroke('M0-74V-8', palette.ink, 1.4) +
  stroke('M-6-2q-8-8-14-2v8M-7 3q-7 0-10 10M6-2q8-8 14-2v8M7 3q7 0 10 10', palette.ink, 1.8) +
  circle(0, 0, 9, palette.ink) +
  circle(-3.2, -1, 2.4, '#fff') +
  circle(3.2, -1, 2.4, '#fff') +
  circle(-3.2, -0.2, 1.1, palette.ink) +
  circle(3.2, -0.2, 1.1, palette.ink) +
  stroke('M-3 4q3 2.6 6 0', palette.paper, 1.3);

const WEB = stroke(
  'M402 118L356 122M402 118L362 146M402 118L388 162M368 121Q368 132 372 139Q382 142 392 152M382 120Q381 126 383 130Q390 132 396 140',
  palette.paper,
  1.6,
);

const OPEN_BOX =
  path('M-42-50-60-66-6-58-2-50zM42-50 62-64 10-58 2-50z', CARDBOARD_LIT) +
  rect(-42, -50, 84, 50, CARDBOARD, 2) +
  path('M-42-50H42V-40H-42z', '#8b5f33') +
  rect(-7, -40, 14, 40, palette.sun, 0, 'opacity=".85"') +
  rect(18, -50, 24, 50, palette.ink, 0, 'opacity=".1"');

/** For an empty catalogue: a shelf without products. */
export const emptyShelf: Illustration = {
  name: 'tom-hylla',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#fdebc1', '#f2cf83', 'M34 350V190C34 84 130 22 240 22S446 84 446 190V350z') +
    WALL +
    SHELF +
    tag(128, -3) +
    tag(212, 2) +
    tag(296, -2) +
    WEB +
    group(SPIDER, translate(300, 176)) +
    group(LID, 'translate(192 225) rotate(-3)') +
    awning({ x: 52, y: 42, w: 376, h: 44, stripes: 9, colours: [palette.brick, palette.paper] }) +
    rect(48, 34, 384, 11, WOOD, 5) +
    shadow(150, 360, 60, 8) +
    group(OPEN_BOX, translate(148, 360)) +
    leaves(sheet, [
      [246, 352, 80, '#e58b3c'],
      [330, 366, 100, palette.brick],
      [296, 348, 60, palette.leaf],
    ]),
};
