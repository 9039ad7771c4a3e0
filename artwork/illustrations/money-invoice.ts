import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { group, path, rect, stroke } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { CAST } from './parts/cast.ts';
import { COFFEE_BAG, tin } from './parts/goods.ts';
import { person } from './parts/person.ts';
import { parcel, shadow } from './parts/props.ts';
import { STEP_BOX, stepBackdrop } from './parts/step-parts.ts';

const row = (y: number, width: number): string =>
  rect(-66, y, width, 8, palette.mint, 4) + rect(42, y, 24, 8, '#bfdfcd', 4);

/** A sheet of paper around 0, 0. */
const INVOICE =
  path(
    'M-84-118H84V110L70 120 56 110 42 120 28 110 14 120 0 110-14 120-28 110-42 120-56 110-70 120-84 110z',
    palette.paper,
  ) +
  rect(-84, -118, 168, 12, palette.brick) +
  path(textPath('Faktura', { x: 0, y: -62, size: 34 }), palette.ink) +
  row(-36, 84) +
  row(-14, 72) +
  row(8, 90) +
  stroke('M-66 38H66', palette.ink, 2.4, 'stroke-dasharray="6 6"') +
  rect(-66, 54, 50, 12, palette.pine, 6) +
  rect(26, 54, 40, 12, palette.sun, 6);

/** The way of the money, after the round: the invoice for the goods. */
export const moneyInvoice: Illustration = {
  name: 'pengar-faktura',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#f9ddce', '#eab79f', 'M40 350C20 240 60 60 200 40S470 150 446 350z') +
    group(INVOICE, `${translate(206, 190, 1.14)} rotate(-3)`) +
    shadow(156, 364, 110, 12) +
    parcel(62, 364, 96, 76) +
    parcel(164, 364, 84, 58, palette.pine) +
    sheet.put(tin(), 108, 288, 0.96) +
    sheet.put(COFFEE_BAG, 206, 306, 0.9) +
    shadow(364, 364, 44) +
    person(sheet, CAST.leader, {
      x: 364,
      y: 362,
      scale: 1.3,
      gaze: -0.9,
      behind: [-28, -122, -54, -128, -64, -148],
      front: [28, -122, 46, -96, 34, -74],
    }),
};
