import { C } from '../lib/palette.ts';
import { move, type Scene, type Sheet } from '../lib/sheet.ts';
import { G, O, P, R } from '../lib/svg.ts';
import { text } from '../lib/text.ts';
import { CAST } from './parts/cast.ts';
import { CHOCOLATE_BAR, COFFEE_BAG, JAR, tin } from './parts/goods.ts';
import { person } from './parts/person.ts';
import { phone, shadow } from './parts/props.ts';
import { CLOUD, house, PAINT, PANE, window } from './parts/scenery.ts';
import { bigPhone, STEP_BOX, screenHead, stage, stitchedRound } from './parts/step-parts.ts';

const shop = (sheet: Sheet): string =>
  screenHead('Noras shop', C.brick, [C.sun, C.paper]) +
  R(-58, -54, 54, 68, '#d5e4e3', 8) +
  R(4, -54, 54, 68, '#f8dbd2', 8) +
  R(-58, 22, 54, 64, '#fbe3ab', 8) +
  R(4, 22, 54, 64, '#e0edcf', 8) +
  sheet.put(tin(), -31, 6, 0.86) +
  sheet.put(JAR, 31, 6, 0.94) +
  sheet.put(COFFEE_BAG, -31, 80, 0.84) +
  sheet.put(CHOCOLATE_BAR, 31, 80, 0.96) +
  R(-58, 94, 116, 26, C.pine, 13) +
  P(text('Till kassan', { x: 0, y: 112, size: 15 }), C.paper);

const mound = (x: number, y: number): string => P(`M${x - 50} ${y}a50 9 0 0 0 100 0z`, '#f2cf83');

const neighbours = (sheet: Sheet): string =>
  mound(370, 158) +
  mound(390, 250) +
  mound(421, 330) +
  G(
    house(0, 0, 84, 54, PAINT.red) + window(sheet, 14, -42, 20, 24) + R(52, -36, 18, 36, C.paper),
    move(352, 250, 0.9),
  ) +
  G(house(0, 0, 70, 46, PAINT.yellow) + window(sheet, 12, -36, 18, 20) + R(44, -30, 15, 30, C.paper), move(386, 330)) +
  G(
    house(0, 0, 74, 48, PAINT.green) + window(sheet, 12, -38, 18, 22, PANE.evening) + R(46, -32, 16, 32, C.paper),
    move(340, 158, 0.82),
  );

export const stepSell: Scene = {
  name: 'steg-2-salj',
  box: STEP_BOX,
  draw: (sheet) =>
    stage('#fdebc1', '#f2cf83', 'M40 350C20 240 60 60 200 40S470 150 446 350z') +
    O(96, 118, 40, '#ffd25f') +
    sheet.put(CLOUD, 316, 86, 0.6) +
    neighbours(sheet) +
    stitchedRound('M292 130C320 108 330 112 344 126M300 196C324 190 330 204 346 216M296 262C330 262 352 280 378 300') +
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
