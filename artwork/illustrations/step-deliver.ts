import { decimal, repeat } from '../lib/number.ts';
import { palette } from '../lib/palette.ts';
import { type Illustration, type Sheet, translate } from '../lib/sheet.ts';
import { circle, group, path, rect } from '../lib/svg.ts';
import { CAST } from './parts/cast.ts';
import { tin } from './parts/goods.ts';
import { person } from './parts/person.ts';
import { shadow, wagon } from './parts/props.ts';
import { birch, CROWN, confetti, house, houseWindow, PAINT } from './parts/scenery.ts';
import { STEP_BOX, stepBackdrop } from './parts/step-parts.ts';

const porch = (sheet: Sheet): string =>
  group(
    house(0, 0, 168, 226, PAINT.red) +
      houseWindow(sheet, 22, -196, 34, 44) +
      rect(70, -206, 86, 206, palette.paper, 2) +
      rect(77, -199, 72, 199, '#173c30', 2) +
      circle(88, -96, 4, palette.sun) +
      rect(60, -6, 106, 12, '#d9c7a8', 2) +
      path('M74-232h78l12 18H62z', palette.pine) +
      repeat(5, (i) =>
        path(`M${decimal(62 + i * 20.4)}-214h20.4v5a10.2 9 0 0 1-20.4 0z`, i % 2 ? palette.paper : '#0b4a39'),
      ),
    translate(276, 352),
  );

export const stepDeliver: Illustration = {
  name: 'steg-3-leverera',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#f9ddce', '#eab79f', 'M36 350V210C36 110 60 60 130 60H360C430 60 446 110 446 210V350z') +
    birch(70, 346, 116, CROWN.yellow, 1, 4) +
    porch(sheet) +
    shadow(394, 356, 40) +
    person(sheet, CAST.grandmother, {
      x: 392,
      y: 354,
      gaze: -1,
      behind: [-28, -114, -48, -104, -66, -110],
      front: [26, -112, 46, -90, 40, -66],
    }) +
    shadow(112, 366, 84, 12) +
    group(wagon(sheet), 'translate(166 364) scale(-1.04 1.04)') +
    shadow(266, 368, 40) +
    person(sheet, CAST.vera, {
      x: 262,
      y: 366,
      scale: 1.14,
      gaze: 1,
      behind: [-26, -96, -44, -74, -30, -46],
      front: [26, -98, 44, -92, 56, -100],
      heldInFront: sheet.put(tin(), 60, -100, 0.9),
    }) +
    confetti(11, [120, 76, 110, 110]),
};
