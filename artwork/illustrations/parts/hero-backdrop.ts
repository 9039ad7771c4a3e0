import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import type { Sheet } from '../../lib/sheet.ts';
import { circle, group, linearGradient, path, rect, stroke } from '../../lib/svg.ts';
import { shadow } from './props.ts';
import { birch, bunting, CLOUD, CROWN, house, houseWindow, PAINT, PANE } from './scenery.ts';

const sky = (sheet: Sheet): string => {
  const gradient = sheet.define((id) =>
    linearGradient(
      id,
      [
        [0, '#d3ebe4'],
        [0.45, '#e9f3e4'],
        [0.75, '#fff1d3'],
      ],
      'x2="0" y2="1"',
    ),
  );
  return (
    rect(0, 0, 1600, 560, `url(#${gradient})`) +
    circle(1262, 150, 132, '#ffdf8c') +
    circle(1262, 150, 100, palette.sun) +
    sheet.put(CLOUD, 640, 96, 0.7) +
    sheet.put(CLOUD, 1420, 92, 0.9) +
    sheet.put(CLOUD, 905, 62, 0.46)
  );
};

/** Specks that become sparser downwards. */
const speckles = (seed: number, y: number, height: number, count: number, thinning: number, colour: string): string => {
  const random = createRandom(seed);
  const specks = repeat(count, () => {
    const depth = random() ** thinning;
    return `M${Math.round(random() * 1600)} ${Math.round(y + depth * height)}h.1`;
  });
  return stroke(specks, colour, 2.5);
};

const FIRS = [
  [520, 1],
  [548, 1.3],
  [580, 0.9],
  [612, 1.15],
  [1520, 1.5],
  [1558, 1.9],
  [1592, 1.4],
  [700, 0.8],
  [726, 1.05],
] as const;

const fir = (x: number, s: number): string =>
  `M${x} ${decimal(346 - 58 * s)}l${decimal(17 * s)} ${decimal(30 * s)}h-${decimal(7 * s)}l${decimal(13 * s)} ${decimal(30 * s)}h-${decimal(46 * s)}l${decimal(13 * s)}-${decimal(30 * s)}h-${decimal(7 * s)}z`;

const WALL = '#fbf3e1';
const SPIRE = '#3d5b52';

const CHURCH = group(
  rect(-20, -96, 40, 96, WALL) +
    rect(-20, -96, 14, 96, '#e9dcc0') +
    path('M-26-96Q-24-122-8-130L-3-176H3L8-130Q24-122 26-96z', SPIRE) +
    rect(20, -52, 96, 52, WALL) +
    path('M14-52 30-84H112L128-52z', '#c4694f') +
    rect(-6, -72, 12, 20, SPIRE, 6) +
    [38, 66, 94].map((x) => rect(x, -36, 12, 22, '#9fc7c0', 6)).join('') +
    circle(0, -88, 4, palette.sun),
  'translate(800 344) scale(.92)',
);

const hills = (): string =>
  path('M0 372C160 300 300 318 470 344S820 300 960 316 1240 276 1600 326V560H0z', '#cfe6d6') +
  speckles(3, 330, 90, 80, 1.5, '#aed2bb') +
  path(FIRS.map(([x, s]) => fir(x, s)).join(''), '#9cc8ac') +
  CHURCH +
  path('M0 430C180 372 330 366 520 392S820 392 980 372 1330 356 1600 384V560H0z', '#a9d0b5') +
  speckles(9, 376, 90, 70, 1.3, '#8abd9b');

const houses = (sheet: Sheet): string =>
  house(916, 398, 112, 86, PAINT.red) +
  houseWindow(sheet, 940, 334, 24, 30) +
  houseWindow(sheet, 984, 334, 24, 30) +
  rect(960, 372, 22, 26, palette.paper) +
  rect(963, 375, 16, 23, '#2d6d57') +
  houseWindow(sheet, 960, 288, 22, 20) +
  house(1408, 408, 148, 96, PAINT.green) +
  houseWindow(sheet, 1434, 336, 30, 38, PANE.evening) +
  houseWindow(sheet, 1500, 336, 30, 38, PANE.evening) +
  houseWindow(sheet, 1468, 276, 28, 26, PANE.evening) +
  birch(1046, 412, 92, CROWN.yellow, 1, 4) +
  birch(1384, 414, 104, CROWN.orange, 1, 8) +
  birch(862, 410, 70, CROWN.green, 0.9, 5);

const cobbles = (): string => {
  const random = createRandom(31);
  const stone = (row: number, column: number): string => {
    const x = 430 + column * 27 + (row % 2) * 13 + random() * 6;
    const y = 424 + row * 13 + row * row * 0.5;
    return random() < 0.17 ? `M${Math.round(x)} ${Math.round(y)}q9-5 18 0` : '';
  };
  return stroke(
    repeat(9, (row) => repeat(46, (column) => stone(row, column))),
    '#d6bf92',
    2.4,
    'opacity=".8"',
  );
};

const square = (sheet: Sheet): string =>
  path('M0 470C260 402 560 396 820 402S1360 398 1600 404V560H0z', '#f3e3c3') +
  path(
    'M0 470C260 402 560 396 820 402S1360 398 1600 404V412C1360 406 1080 410 820 410S260 412 0 478z',
    '#fff',
    'opacity=".5"',
  ) +
  cobbles() +
  bunting(sheet, {
    from: [700, 168],
    to: [1010, 150],
    sag: 30,
    flags: 11,
    colours: [palette.brick, palette.sun, palette.pine, palette.paper],
  }) +
  bunting(sheet, {
    from: [1362, 150],
    to: [1640, 120],
    sag: 24,
    flags: 9,
    colours: [palette.sun, palette.pine, palette.paper, palette.brick],
  });

const STREET_LAMP =
  stroke('M700 452V150', '#39504a', 7) +
  rect(688, 150, 24, 30, '#ffe6a8', 4) +
  path('M682 152h36l-18-18z', '#39504a') +
  shadow(700, 454, 22, 5);

/** The empty square: sky, hills, houses and cobbles. */
export const heroBackdrop = (sheet: Sheet): string =>
  sky(sheet) + hills() + houses(sheet) + square(sheet) + STREET_LAMP;

export const HERO_FOREGROUND =
  path('M0 560V500C90 470 210 474 330 496S560 544 760 542 1330 548 1600 520V560z', '#5f9e74') +
  path('M0 560V520C120 498 250 506 380 526S640 558 860 560z', palette.pine) +
  stroke(
    'M560 536q4-18 0-26M568 538q8-14 14-18M552 536q-6-12-14-16M1500 536q3-14 0-22M1508 536q6-10 12-14',
    '#3d8460',
    4,
  );
