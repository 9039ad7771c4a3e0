import { n, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { move, type Sheet } from '../../lib/sheet.ts';
import { G, linearGradient, O, P, R, S } from '../../lib/svg.ts';
import { text } from '../../lib/text.ts';
import { CAST } from './cast.ts';
import { CANDLE, CHOCOLATE_BAR, COFFEE_BAG, CRISPBREAD_BOX, JAR, tin } from './goods.ts';
import { PLANK, PLANK_LIT, WOOD, WOOD_LIT } from './materials.ts';
import { person } from './person.ts';
import { shadow } from './props.ts';
import { PROFIT_SHARE } from './rule-figures.ts';

/** The market stall stands with the middle of its foot on 0, 0; it is 330 wide and 334 high. */

const LAMP = O(0, 0, 4.6, C.sun) + O(0, 0, 9, C.sun, 'opacity=".22"');

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
  R(-149, -250, 298, 190, '#2a5b4b') +
  R(-149, -250, 298, 34, '#173c30') +
  S('M-135-212Q-70-188 0-208T135-212', '#0c2a20', 1.6) +
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
    heldInFront: G(tin('#2f6178', C.sun), move(0, -52, 0.92)),
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

export const COUNTER_TOP = R(-163, -112, 328, 14, PLANK, 4) + R(-163, -112, 328, 5, PLANK_LIT, 3);

export const CLOTH =
  P('M-159-100H161L167 0H-165z', C.brick) +
  repeat(8, (i) => P(`M${-159 + i * 40}-100h40v10a20 15 0 0 1-40 0z`, i % 2 ? C.paper : '#d95f43')) +
  P('M-159-100H-125L-129 0H-165z', C.ink, 'opacity=".1"') +
  S('M-161-10H163', '#f3c1a8', 2.2, 'stroke-dasharray="7 6"');

/** A stitched paper sign with its middle on 0, 0. */
export const stitchedSign = (w: number, h: number, words: string): string =>
  R(-w / 2, -h / 2, w, h, C.paper, 7) +
  R(5 - w / 2, 5 - h / 2, w - 10, h - 10, 'none', 4, `stroke="${C.pine}" stroke-width="2" stroke-dasharray="5 4"`) +
  words;

const PROFIT_SIGN = G(
  stitchedSign(
    152,
    60,
    P(text(PROFIT_SHARE, { x: 0, y: 3, size: 31, track: -0.02 }), C.brick) +
      P(text('till klassen', { x: 0, y: 19, size: 16 }), C.ink),
  ),
  'translate(1 -40) rotate(-2)',
);

export const POSTS =
  R(-151, -258, 9, 258, WOOD, 2) +
  R(143, -258, 9, 258, WOOD, 2) +
  R(-151, -258, 3, 258, WOOD_LIT) +
  R(143, -258, 3, 258, WOOD_LIT);

export const POLE = R(-155, -334, 310, 10, WOOD, 5);

const STRIPES = 9;

const awning = (sheet: Sheet): string => {
  const light = sheet.define((id) =>
    linearGradient(
      id,
      [
        [0, '#fff', 0.12],
        [0.6, '#fff', 0],
        [0.61, C.ink, 0],
        [1, C.ink, 0.16],
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
      P(`M${n(top)}-328h${n(topWidth)}L${n(foot + width)}-256h-${n(width)}z`, i % 2 ? C.paper : C.pine) +
      P(`M${n(foot)}-256h${n(width)}v12a${n(width / 2)} 17 0 0 1-${n(width)} 0z`, i % 2 ? '#efe4cc' : '#0b4a39')
    );
  };
  return (
    repeat(STRIPES, stripe) +
    P('M-149-328H149L181-256H-181z', `url(#${light})`) +
    POLE +
    P('M-145-230H145V-212Q1-224-145-212z', '#000', 'opacity=".16"')
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
