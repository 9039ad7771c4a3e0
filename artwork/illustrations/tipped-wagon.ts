import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, group, stroke } from '../lib/svg.ts';
import { DOG } from './parts/animals.ts';
import { biscuit } from './parts/biscuit.ts';
import { CAST } from './parts/cast.ts';
import { COFFEE_BAG, JAR, tin } from './parts/goods.ts';
import { person } from './parts/person.ts';
import { leaves, ORANGE_LEAF, parcel, shadow, WAGON_WITHOUT_LOAD } from './parts/props.ts';
import { birch, CLOUD, CROWN } from './parts/scenery.ts';
import { stepBackdrop } from './parts/step-parts.ts';

/** For "Något gick fel": the load has gone off the wagon. */
export const tippedWagon: Illustration = {
  name: 'fel',
  box: [0, 0, 480, 350],
  draw: (sheet) =>
    group(
      stepBackdrop('#fdebc1', '#f2cf83', 'M34 350V176C34 96 120 40 240 40S446 96 446 176V350z'),
      translate(0, -34),
    ) +
    circle(330, 116, 38, '#ffd25f') +
    sheet.put(CLOUD, 330, 140, 0.6) +
    birch(436, 314, 112, CROWN.orange, 0.9, 8) +
    shadow(330, 322, 120, 12) +
    group(parcel(0, 0, 58, 34), 'translate(336 322) rotate(-3)') +
    group(WAGON_WITHOUT_LOAD, 'translate(380 226) rotate(166) scale(1.36)') +
    stroke('M224 246q-9 9-6 24M268 230q12 2 18 12M330 218q-9 8-7 22', palette.ink, 2.6, 'opacity=".4"') +
    group(COFFEE_BAG, 'translate(446 328) rotate(-5)') +
    shadow(96, 322, 48) +
    person(sheet, CAST.vera, {
      x: 94,
      y: 320,
      scale: 1.36,
      gaze: 0.9,
      surprised: true,
      behind: [-28, -96, -54, -104, -27, -134],
      front: [28, -96, 58, -104, 33, -134],
    }) +
    group(tin(), 'translate(162 306) rotate(82) scale(1.2)') +
    group(JAR, 'translate(398 318) rotate(-82) scale(1.15)') +
    sheet.put(biscuit(15), 240, 318) +
    sheet.put(biscuit(15), 256, 334, 0.8) +
    sheet.put(biscuit(15), 220, 334, 0.6) +
    group(DOG, 'translate(316 338) scale(-1.1 1.1)') +
    leaves(sheet, [
      [40, 336, 80, palette.brick],
      [30, 176, 30, palette.sun],
      [196, 70, -30, ORANGE_LEAF],
      [226, 176, 60, palette.brick],
      [380, 338, 96, palette.sun],
    ]),
};
