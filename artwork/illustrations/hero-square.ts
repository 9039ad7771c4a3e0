import { C } from '../lib/palette.ts';
import { move, type Scene, type Sheet } from '../lib/sheet.ts';
import { G, P, S } from '../lib/svg.ts';
import { DOG } from './parts/animals.ts';
import { CAST } from './parts/cast.ts';
import { tin } from './parts/goods.ts';
import { HERO_FOREGROUND, heroBackdrop } from './parts/hero-backdrop.ts';
import { WOOD_DARK } from './parts/materials.ts';
import { person } from './parts/person.ts';
import { CLIPBOARD, leaves, ORANGE_LEAF, phone, shadow, wagon } from './parts/props.ts';
import { openStall } from './parts/stall.ts';

const BASKET =
  P('M20-58h44l-5 34H25z', '#d9a566') + S('M28-58q14-26 28 0', WOOD_DARK, 4) + S('M24-46h36M26-36h32', WOOD_DARK, 2);

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
  S('M1440 402Q1480 420 1516 450', C.brick, 2.5) +
  sheet.put(DOG, 1500, 482);

const group = (sheet: Sheet): string =>
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
  G(wagon(sheet), move(772, 490, 0.98)) +
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
    [608, 214, 30, C.sun],
    [778, 226, 70, C.brick],
    [884, 130, -20, C.sun],
    [1470, 236, 50, C.sun],
    [1560, 200, -30, C.brick],
    [960, 96, 30, ORANGE_LEAF],
    [640, 250, 100, C.brick],
    [480, 446, 80, C.brick],
    [590, 512, 60, C.sun],
    [1010, 512, 80, ORANGE_LEAF],
    [1240, 506, 70, C.sun],
    [1120, 520, 100, C.brick],
    [660, 528, 90, ORANGE_LEAF],
    [1400, 516, 84, C.sun],
    [1330, 498, 84, ORANGE_LEAF],
  ]);

/** A Saturday on the square. */
export const drawSquare = (sheet: Sheet): string =>
  heroBackdrop(sheet) +
  G(openStall(sheet), move(1185, 464)) +
  customer(sheet) +
  group(sheet) +
  falling(sheet) +
  HERO_FOREGROUND;

export const heroSquare: Scene = { name: 'hero-torget', box: [0, 0, 1600, 560], draw: drawSquare };
