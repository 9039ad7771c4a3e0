import { type Illustration, translate } from '../lib/sheet.ts';
import { group } from '../lib/svg.ts';
import { COIN, PADLOCK, SAVINGS_TIN } from './parts/money.ts';
import { shadow } from './parts/props.ts';
import { STEP_BOX, stepBackdrop, stitchedLine } from './parts/step-parts.ts';

/** The way of the money, second stop: the payment partner keeps it, locked. */
export const moneyAtPartner: Illustration = {
  name: 'pengar-partner',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#d3ebe4', '#a9d0b5', 'M36 350V210C36 110 60 60 130 60H360C430 60 446 110 446 210V350z') +
    stitchedLine('M70 176C90 90 150 50 222 78') +
    shadow(240, 354, 130, 13) +
    sheet.put(COIN, 240, 96, 0.9) +
    sheet.put(COIN, 108, 116, 0.66) +
    group(SAVINGS_TIN, translate(240, 352, 1.9)) +
    group(PADLOCK, translate(240, 228, 1.8)) +
    sheet.put(COIN, 384, 336, 0.8) +
    sheet.put(COIN, 352, 346, 0.6),
};
