import { palette } from '../lib/palette.ts';
import { type Illustration, type Sheet, translate } from '../lib/sheet.ts';
import { ellipse, group, path, rect, stroke } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { DOG } from './parts/animals.ts';
import { CAST } from './parts/cast.ts';
import { COFFEE_BAG, CRISPBREAD_BOX, JAR, tin } from './parts/goods.ts';
import { BALL, cakeTin, cup, LAPTOP, STEAM, table } from './parts/household.ts';
import { WOOD, WOOD_DARK } from './parts/materials.ts';
import { person } from './parts/person.ts';
import { shadow } from './parts/props.ts';
import { birch, bunting, CROWN } from './parts/scenery.ts';

const WINDOW_VIEW =
  rect(0, 0, 120, 130, '#d3ebe4') +
  path('M0 96Q50 78 120 92V130H0z', '#a9d0b5') +
  group(birch(84, 112, 46, CROWN.yellow, 0.62, 4));

const WINDOW_FRAME =
  rect(-5, -5, 130, 140, 'none', 3, `stroke="${palette.paper}" stroke-width="10"`) +
  stroke('M60 0V130M0 52H120', palette.paper, 5) +
  rect(-14, 134, 148, 10, palette.paper, 3) +
  path('M20 134l-4-20h24l-4 20z', palette.brick) +
  stroke('M28 114q-14-12-14-26M28 114q2-18 0-34M28 114q12-12 16-24', palette.leaf, 6);

const LAMP =
  stroke('M0 0V56', palette.ink, 2.4) +
  path('M-44 92Q-40 56 0 56T44 92z', palette.brick) +
  path('M-44 92H44Q40 98 0 98T-44 92z', '#ffe6a8');

const PENNANT =
  path('M0 0H62L31 96z', palette.pine) +
  stroke('M8 6H54L31 80z', palette.paper, 2, 'stroke-dasharray="5 5"') +
  path(textPath('9 B', { x: 31, y: 34, size: 22 }), palette.sun);

const goodsOnShelf = (sheet: Sheet): string =>
  rect(-8, 0, 184, 9, WOOD, 2) +
  rect(8, 9, 8, 16, WOOD_DARK) +
  rect(150, 9, 8, 16, WOOD_DARK) +
  sheet.put(tin(), 22, 0, 0.92) +
  sheet.put(JAR, 68, 0, 0.94) +
  sheet.put(COFFEE_BAG, 108, 0, 0.88) +
  sheet.put(CRISPBREAD_BOX, 150, 0, 0.88);

const ROOM =
  path('M24 376V70Q24 24 70 24H650Q696 24 696 70V376z', '#e3f3ea') +
  path('M10 372Q360 340 710 372Q726 398 690 408H30Q-6 398 10 372z', '#bfdfcd') +
  ellipse(360, 388, 300, 16, '#a9d0b5');

const behindTable = (sheet: Sheet): string =>
  person(sheet, CAST.leader, {
    x: 132,
    y: 372,
    scale: 1.2,
    gaze: 0.8,
    behind: [-28, -122, -48, -98, -36, -74],
    front: [28, -122, 48, -98, 34, -84],
  }) +
  person(sheet, CAST.mother, {
    x: 250,
    y: 368,
    scale: 1.2,
    gaze: 0.3,
    behind: [-28, -118, -48, -98, -30, -80],
    front: [28, -118, 46, -98, 24, -80],
  }) +
  person(sheet, CAST.sam, {
    x: 352,
    y: 372,
    scale: 1.16,
    gaze: 0.2,
    behind: [-28, -94, -44, -84, -34, -68],
    front: [26, -98, 52, -116, 48, -152],
  }) +
  person(sheet, CAST.father, {
    x: 462,
    y: 368,
    scale: 1.2,
    gaze: -0.6,
    behind: [-28, -124, -50, -110, -44, -84],
    front: [28, -124, 48, -98, 30, -84],
  }) +
  person(sheet, CAST.grandmother, {
    x: 558,
    y: 374,
    scale: 1.16,
    gaze: -0.9,
    behind: [-28, -114, -52, -112, -62, -128],
    front: [26, -112, 46, -90, 36, -66],
    heldBehind: sheet.put(tin(palette.brick, palette.sun), -64, -122, 0.82),
  });

const onTable = (sheet: Sheet): string =>
  group(LAPTOP, translate(256, 292, 1.2)) +
  group(cakeTin(sheet), translate(378, 292, 1.06)) +
  group(cup(palette.brick) + STEAM, translate(184, 292, 0.9)) +
  group(cup(palette.blue) + STEAM, translate(456, 292, 0.9));

const inFront = (sheet: Sheet): string =>
  shadow(94, 400, 44) +
  person(sheet, CAST.elsa, {
    x: 92,
    y: 398,
    scale: 0.94,
    gaze: 0.8,
    behind: [-28, -96, -46, -78, -30, -60],
    front: [28, -96, 50, -88, 58, -72],
  }) +
  shadow(156, 402, 26, 6) +
  group(BALL, translate(156, 402)) +
  shadow(652, 402, 42) +
  person(sheet, CAST.nora, {
    x: 652,
    y: 400,
    scale: 1.06,
    gaze: -0.9,
    behind: [-26, -98, -50, -86, -58, -66],
    front: [28, -96, 44, -76, 30, -62],
  }) +
  shadow(512, 404, 40, 7) +
  group(DOG, translate(506, 404));

/** For the page "Om oss": the people behind the service around a kitchen table. */
export const aboutScene: Illustration = {
  name: 'om-oss-scen',
  box: [0, 0, 720, 420],
  draw: (sheet) =>
    ROOM +
    group(WINDOW_VIEW + WINDOW_FRAME, translate(74, 76)) +
    group(LAMP, translate(360, 24)) +
    group(goodsOnShelf(sheet), translate(474, 122)) +
    group(PENNANT, translate(268, 60, 0.8)) +
    bunting(sheet, {
      from: [410, 40],
      to: [690, 48],
      sag: 10,
      flags: 10,
      colours: [palette.brick, palette.sun, palette.pine, palette.paper],
    }) +
    shadow(360, 396, 230, 12) +
    behindTable(sheet) +
    group(table(420, 104, 10), translate(150, 290)) +
    onTable(sheet) +
    inFront(sheet),
};
