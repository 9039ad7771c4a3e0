import { palette } from '../lib/palette.ts';
import { type Illustration, type Sheet, translate } from '../lib/sheet.ts';
import { group, path, stroke } from '../lib/svg.ts';
import { DOG } from './parts/animals.ts';
import { CAST } from './parts/cast.ts';
import { tin } from './parts/goods.ts';
import { HERO_FOREGROUND, heroBackdrop } from './parts/hero-backdrop.ts';
import { WOOD_DARK } from './parts/materials.ts';
import { person } from './parts/person.ts';
import { CLIPBOARD, leaves, ORANGE_LEAF, phone, shadow, wagon } from './parts/props.ts';
import { openStall } from './parts/stall.ts';

const BASKET =
  path('M20-58h44l-5 34H25z', '#d9a566') +
  stroke('M28-58q14-26 28 0', WOOD_DARK, 4) +
  stroke('M24-46h36M26-36h32', WOOD_DARK, 2);

const customer = (sheet: Sheet): string =>
  shadow(1404, 474, 50) +
  person(sheet, CAST.grandmother, {
    x: 1404,
    y: 474,
    scale: 1.06,
    gaze: -1,
    behind: [-28, -114, -52, -104, -66, -106],
    front: [26, -112, 46, -86, 40, -66],
    heldBehind: sheet.put(tin(), -70, -104, 0.82),
    heldInFront: BASKET,
  }) +
  shadow(1500, 482, 44, 8) +
  stroke('M1440 402Q1480 420 1516 450', palette.brick, 2.5) +
  sheet.put(DOG, 1500, 482);

const sellingGroup = (sheet: Sheet): string =>
  shadow(962, 474, 46) +
  person(sheet, CAST.leader, {
    x: 962,
    y: 474,
    scale: 1.1,
    gaze: -1,
    behind: [-28, -122, -46, -98, -36, -72],
    front: [28, -122, 54, -96, 20, -88],
    heldInFront: CLIPBOARD,
  }) +
  shadow(892, 482, 40) +
  person(sheet, CAST.nora, {
    x: 892,
    y: 482,
    scale: 0.98,
    gaze: 0.8,
    behind: [-28, -96, -44, -74, -34, -60],
    front: [26, -98, 44, -104, 44, -124],
    heldInFront: phone(46, -138, 10, 1.1),
  }) +
  shadow(742, 492, 34) +
  shadow(826, 492, 70) +
  group(wagon(sheet), translate(772, 490, 0.98)) +
  person(sheet, CAST.vera, {
    x: 716,
    y: 492,
    scale: 0.98,
    gaze: -0.9,
    behind: [22, -96, 40, -72, 12, -56],
    front: [-26, -98, -52, -112, -58, -136],
  });

const falling = (sheet: Sheet): string =>
  leaves(sheet, [
    [608, 214, 30, palette.sun],
    [778, 226, 70, palette.brick],
    [884, 130, -20, palette.sun],
    [1470, 236, 50, palette.sun],
    [1560, 200, -30, palette.brick],
    [960, 96, 30, ORANGE_LEAF],
    [640, 250, 100, palette.brick],
    [480, 446, 80, palette.brick],
    [590, 512, 60, palette.sun],
    [1010, 512, 80, ORANGE_LEAF],
    [1240, 506, 70, palette.sun],
    [1120, 520, 100, palette.brick],
    [660, 528, 90, ORANGE_LEAF],
    [1400, 516, 84, palette.sun],
    [1330, 498, 84, ORANGE_LEAF],
  ]);

/** A Saturday on the square, for the hero of the landing page and the share card of the site. */
export const drawSquare = (sheet: Sheet): string =>
  heroBackdrop(sheet) +
  group(openStall(sheet), translate(1185, 464)) +
  customer(sheet) +
  sellingGroup(sheet) +
  falling(sheet) +
  HERO_FOREGROUND;

export const heroSquare: Illustration = { name: 'torget', box: [0, 0, 1600, 560], draw: drawSquare };
