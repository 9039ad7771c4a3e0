import { palette } from '../lib/palette.ts';
import type { Illustration } from '../lib/sheet.ts';
import { path, rect } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { CAST } from './parts/cast.ts';
import { COIN } from './parts/money.ts';
import { person } from './parts/person.ts';
import { shadow } from './parts/props.ts';
import { confetti } from './parts/scenery.ts';
import { bigPhone, STEP_BOX, screenHead, stepBackdrop } from './parts/step-parts.ts';

/** The group's account: one bar for each payment. */
const ACCOUNT =
  screenHead('Klass 9 B', palette.pine, [palette.sun, palette.paper]) +
  path(textPath('Konto', { x: 0, y: -26, size: 20 }), palette.ink) +
  rect(-46, 38, 20, 44, '#bfdfcd', 4) +
  rect(-21, 20, 20, 62, '#bfdfcd', 4) +
  rect(4, 2, 20, 80, '#bfdfcd', 4) +
  rect(29, -14, 20, 96, palette.sun, 4) +
  rect(-52, 86, 107, 5, palette.pine, 2);

/** The way of the money, third stop: the group's own account. */
export const moneyAtGroup: Illustration = {
  name: 'pengar-gruppen',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#e3f3ea', '#bfdfcd', 'M34 350C18 230 70 50 230 44S470 160 446 350z') +
    shadow(172, 352, 92, 11) +
    bigPhone(sheet, 168, 202, -4, ACCOUNT) +
    sheet.put(COIN, 84, 330, 0.8) +
    shadow(304, 364, 38) +
    person(sheet, CAST.nora, {
      x: 304,
      y: 362,
      scale: 1.2,
      gaze: -0.8,
      behind: [-28, -98, -52, -118, -54, -148],
      front: [26, -98, 52, -118, 54, -148],
    }) +
    shadow(394, 366, 38) +
    person(sheet, CAST.sam, {
      x: 394,
      y: 364,
      scale: 1.16,
      gaze: -0.9,
      behind: [-28, -94, -44, -80, -34, -60],
      front: [26, -98, 52, -116, 48, -152],
    }) +
    confetti(7, [280, 60, 150, 100]),
};
