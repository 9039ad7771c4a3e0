import { palette } from '../lib/palette.ts';
import { type Illustration, type Sheet, translate } from '../lib/sheet.ts';
import { circle, group, path, rect } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { CAST } from './parts/cast.ts';
import { CHOCOLATE_BAR, COFFEE_BAG, JAR, tin } from './parts/goods.ts';
import { person } from './parts/person.ts';
import { phone, shadow } from './parts/props.ts';
import { CLOUD, house, houseWindow, PAINT, PANE } from './parts/scenery.ts';
import { bigPhone, STEP_BOX, screenHead, stepBackdrop, stitchedLine } from './parts/step-parts.ts';

const shop = (sheet: Sheet): string =>
  screenHead('Noras shop', palette.brick, [palette.sun, palette.paper]) +
  rect(-58, -54, 54, 68, '#d5e4e3', 8) +
  rect(4, -54, 54, 68, '#f8dbd2', 8) +
  rect(-58, 22, 54, 64, '#fbe3ab', 8) +
  rect(4, 22, 54, 64, '#e0edcf', 8) +
  sheet.put(tin(), -31, 6, 0.86) +
  sheet.put(JAR, 31, 6, 0.94) +
  sheet.put(COFFEE_BAG, -31, 80, 0.84) +
  sheet.put(CHOCOLATE_BAR, 31, 80, 0.96) +
  rect(-58, 94, 116, 26, palette.pine, 13) +
  path(textPath('Till kassan', { x: 0, y: 112, size: 15 }), palette.paper);

const mound = (x: number, y: number): string => path(`M${x - 50} ${y}a50 9 0 0 0 100 0z`, '#f2cf83');

const neighbours = (sheet: Sheet): string =>
  mound(370, 158) +
  mound(390, 250) +
  mound(421, 330) +
  group(
    house(0, 0, 84, 54, PAINT.red) + houseWindow(sheet, 14, -42, 20, 24) + rect(52, -36, 18, 36, palette.paper),
    translate(352, 250, 0.9),
  ) +
  group(
    house(0, 0, 70, 46, PAINT.yellow) + houseWindow(sheet, 12, -36, 18, 20) + rect(44, -30, 15, 30, palette.paper),
    translate(386, 330),
  ) +
  group(
    house(0, 0, 74, 48, PAINT.green) +
      houseWindow(sheet, 12, -38, 18, 22, PANE.evening) +
      rect(46, -32, 16, 32, palette.paper),
    translate(340, 158, 0.82),
  );

export const stepSell: Illustration = {
  name: 'steg-2-salj',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#fdebc1', '#f2cf83', 'M40 350C20 240 60 60 200 40S470 150 446 350z') +
    circle(96, 118, 40, '#ffd25f') +
    sheet.put(CLOUD, 316, 86, 0.6) +
    neighbours(sheet) +
    stitchedLine('M292 130C320 108 330 112 344 126M300 196C324 190 330 204 346 216M296 262C330 262 352 280 378 300') +
    shadow(226, 352, 100, 12) +
    bigPhone(sheet, 222, 200, 4, shop(sheet)) +
    shadow(104, 362, 40) +
    person(sheet, CAST.nora, {
      x: 104,
      y: 360,
      scale: 1.22,
      gaze: 1,
      behind: [-28, -96, -52, -112, -48, -146],
      front: [26, -98, 48, -104, 64, -118],
      heldBehind: phone(-48, -164, -8, 1.25),
    }),
};
