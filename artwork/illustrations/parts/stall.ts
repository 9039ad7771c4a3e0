import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { type Sheet, translate } from '../../lib/sheet.ts';
import { circle, group, linearGradient, path, rect, stroke } from '../../lib/svg.ts';
import { textPath } from '../../lib/text.ts';
import { CAST } from './cast.ts';
import { CANDLE, CHOCOLATE_BAR, COFFEE_BAG, CRISPBREAD_BOX, JAR, tin } from './goods.ts';
import { PLANK, PLANK_LIT, WOOD, WOOD_LIT } from './materials.ts';
import { person } from './person.ts';
import { shadow } from './props.ts';
import { PROFIT_SHARE } from './rule-figures.ts';

/** The market stall is 330 wide and 334 high; the middle of its foot is at 0, 0. */

const LAMP = circle(0, 0, 4.6, palette.sun) + circle(0, 0, 9, palette.sun, 'opacity=".22"');

const LAMPS = [
  [-113, -199],
  [-81, -193],
  [-47, -194],
  [-13, -200],
  [21, -205],
  [55, -202],
  [89, -199],
  [119, -202],
] as const;

const backWall = (sheet: Sheet): string =>
  rect(-149, -250, 298, 190, '#2a5b4b') +
  rect(-149, -250, 298, 34, '#173c30') +
  stroke('M-135-212Q-70-188 0-208T135-212', '#0c2a20', 1.6) +
  LAMPS.map(([x, y]) => sheet.put(LAMP, x, y)).join('');

const sellers = (sheet: Sheet): string =>
  person(sheet, CAST.elsa, {
    x: -91,
    y: -40,
    scale: 0.98,
    half: true,
    gaze: -0.6,
    behind: [-28, -96, -46, -74, -40, -58],
    front: [28, -94, 44, -78, 36, -60],
  }) +
  person(sheet, CAST.sam, {
    x: -1,
    y: -36,
    scale: 1.06,
    half: true,
    gaze: 0.2,
    behind: [-28, -94, -40, -74, -26, -58],
    front: [28, -94, 42, -74, 16, -58],
    heldInFront: group(tin('#2f6178', palette.sun), translate(0, -52, 0.92)),
  }) +
  person(sheet, CAST.amina, {
    x: 83,
    y: -36,
    half: true,
    gaze: 0.9,
    behind: [-28, -94, -40, -74, -30, -58],
    front: [26, -98, 50, -98, 70, -92],
  });

const GOODS = [
  [-123, COFFEE_BAG],
  [-81, tin()],
  [-43, JAR],
  [33, CANDLE],
  [67, CHOCOLATE_BAR],
  [97, JAR],
  [133, CRISPBREAD_BOX],
] as const;

export const COUNTER_TOP = rect(-163, -112, 328, 14, PLANK, 4) + rect(-163, -112, 328, 5, PLANK_LIT, 3);

export const CLOTH =
  path('M-159-100H161L167 0H-165z', palette.brick) +
  repeat(8, (i) => path(`M${-159 + i * 40}-100h40v10a20 15 0 0 1-40 0z`, i % 2 ? palette.paper : '#d95f43')) +
  path('M-159-100H-125L-129 0H-165z', palette.ink, 'opacity=".1"') +
  stroke('M-161-10H163', '#f3c1a8', 2.2, 'stroke-dasharray="7 6"');

/** A stitched paper sign with its middle on 0, 0. */
export const stitchedSign = (w: number, h: number, words: string): string =>
  rect(-w / 2, -h / 2, w, h, palette.paper, 7) +
  rect(
    5 - w / 2,
    5 - h / 2,
    w - 10,
    h - 10,
    'none',
    4,
    `stroke="${palette.pine}" stroke-width="2" stroke-dasharray="5 4"`,
  ) +
  words;

const PROFIT_SIGN = group(
  stitchedSign(
    152,
    60,
    path(textPath(PROFIT_SHARE, { x: 0, y: 3, size: 31, track: -0.02 }), palette.brick) +
      path(textPath('till klassen', { x: 0, y: 19, size: 16 }), palette.ink),
  ),
  'translate(1 -40) rotate(-2)',
);

export const POSTS =
  rect(-151, -258, 9, 258, WOOD, 2) +
  rect(143, -258, 9, 258, WOOD, 2) +
  rect(-151, -258, 3, 258, WOOD_LIT) +
  rect(143, -258, 3, 258, WOOD_LIT);

export const POLE = rect(-155, -334, 310, 10, WOOD, 5);

const STRIPES = 9;

const awning = (sheet: Sheet): string => {
  const light = sheet.define((id) =>
    linearGradient(
      id,
      [
        [0, '#fff', 0.12],
        [0.6, '#fff', 0],
        [0.61, palette.ink, 0],
        [1, palette.ink, 0.16],
      ],
      'x2="0" y2="1"',
    ),
  );
  const stripe = (i: number): string => {
    const topWidth = 298 / STRIPES;
    const width = 362 / STRIPES;
    const top = -149 + i * topWidth;
    const foot = -181 + i * width;
    return (
      path(
        `M${decimal(top)}-328h${decimal(topWidth)}L${decimal(foot + width)}-256h-${decimal(width)}z`,
        i % 2 ? palette.paper : palette.pine,
      ) +
      path(
        `M${decimal(foot)}-256h${decimal(width)}v12a${decimal(width / 2)} 17 0 0 1-${decimal(width)} 0z`,
        i % 2 ? '#efe4cc' : '#0b4a39',
      )
    );
  };
  return (
    repeat(STRIPES, stripe) +
    path('M-149-328H149L181-256H-181z', `url(#${light})`) +
    POLE +
    path('M-145-230H145V-212Q1-224-145-212z', '#000', 'opacity=".16"')
  );
};

export const openStall = (sheet: Sheet): string =>
  shadow(-5, 6, 210, 16) +
  backWall(sheet) +
  sellers(sheet) +
  COUNTER_TOP +
  GOODS.map(([x, goods]) => sheet.put(goods, x, -108, 0.98)).join('') +
  CLOTH +
  PROFIT_SIGN +
  POSTS +
  awning(sheet);
