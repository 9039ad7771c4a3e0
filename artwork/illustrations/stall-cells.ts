import { palette } from '../lib/palette.ts';
import { type Illustration, type Sheet, translate } from '../lib/sheet.ts';
import { group } from '../lib/svg.ts';
import { CAST } from './parts/cast.ts';
import { CANDLE, COFFEE_BAG, CRISPBREAD_BOX, JAR, tin } from './parts/goods.ts';
import { type Look, type Pose, person } from './parts/person.ts';
import { phone } from './parts/props.ts';

/**
 * The people and the packages of the calculator's stall, six of each in a row of equal cells. The style sheet shows one
 * cell per element (client/styles/stall.css).
 */
const CELLS = 6;

type Seller = readonly [look: Look, pose: Omit<Pose, 'x' | 'y'>, y?: number];

/** The counter covers a person below -76. */
const SELLERS: readonly Seller[] = [
  [CAST.vera, { gaze: -0.8, behind: [26, -96, 38, -84, 30, -70], front: [-26, -98, -50, -104, -50, -134] }],
  [CAST.elsa, { gaze: 0.5, behind: [-28, -96, -44, -84, -40, -76], front: [28, -96, 42, -86, 38, -76] }],
  [
    CAST.sam,
    {
      gaze: 0.2,
      behind: [-28, -94, -40, -80, -20, -72],
      front: [28, -94, 42, -80, 20, -72],
      heldInFront: group(tin('#2f6178', palette.sun), translate(0, -68, 0.82)),
    },
  ],
  [CAST.leader, { gaze: -0.4, behind: [-28, -124, -48, -110, -40, -86], front: [28, -124, 50, -112, 42, -86] }, 14],
  [CAST.amina, { gaze: 0.9, behind: [-28, -94, -40, -84, -32, -74], front: [26, -98, 50, -104, 50, -134] }],
  [
    CAST.nora,
    {
      gaze: -0.7,
      behind: [26, -96, 40, -84, 30, -72],
      front: [-26, -98, -48, -100, -42, -122],
      heldInFront: phone(-43, -138, -8, 1.05),
    },
  ],
];

const PACKAGES = [tin(), COFFEE_BAG, JAR, CRISPBREAD_BOX, CANDLE, tin(palette.blue, palette.sun)];

const PERSON = { width: 136, height: 136 };
const PACKAGE = { width: 56, height: 66 };

const inCells = (bodies: readonly string[], width: number, y: number): string =>
  bodies.map((body, i) => group(body, translate(width * (i + 0.5), y))).join('');

export const stallPeople: Illustration = {
  name: 'standet-folk',
  box: [0, 0, PERSON.width * CELLS, PERSON.height],
  draw: (sheet: Sheet) =>
    inCells(
      SELLERS.map(([look, pose, y = 0]) => person(sheet, look, { x: 0, y, half: true, ...pose })),
      PERSON.width,
      PERSON.height + 66,
    ),
};

export const stallPackages: Illustration = {
  name: 'standet-varor',
  box: [0, 0, PACKAGE.width * CELLS, PACKAGE.height],
  draw: () => inCells(PACKAGES, PACKAGE.width, PACKAGE.height - 3),
};
