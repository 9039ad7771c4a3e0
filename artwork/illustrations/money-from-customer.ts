import { palette } from '../lib/palette.ts';
import type { Illustration } from '../lib/sheet.ts';
import { CAST } from './parts/cast.ts';
import { tin } from './parts/goods.ts';
import { PAID } from './parts/money.ts';
import { person } from './parts/person.ts';
import { phone, shadow } from './parts/props.ts';
import { bigPhone, STEP_BOX, stepBackdrop, stitchedLine } from './parts/step-parts.ts';

/** The way of the money, first stop: a customer pays in a web shop. */
export const moneyFromCustomer: Illustration = {
  name: 'pengar-kund',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#fdebc1', '#f2cf83', 'M40 350C20 240 60 60 200 40S470 150 446 350z') +
    stitchedLine('M196 150C212 118 236 108 262 116') +
    shadow(340, 352, 92, 11) +
    bigPhone(sheet, 334, 202, 4, PAID) +
    shadow(140, 362, 46) +
    person(sheet, CAST.grandmother, {
      x: 140,
      y: 360,
      scale: 1.3,
      gaze: 1,
      behind: [-28, -114, -48, -92, -36, -70],
      front: [26, -112, 48, -106, 50, -128],
      heldInFront: phone(52, -142, 8, 1.15),
    }) +
    sheet.put(tin(palette.brick, palette.sun), 238, 362, 1.1),
};
