import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { group, path, rect, stroke } from '../lib/svg.ts';
import { biscuit } from './parts/biscuit.ts';
import { tin } from './parts/goods.ts';
import { COIN } from './parts/money.ts';
import { leaves, ORANGE_LEAF } from './parts/props.ts';

/** The calculator's slip, half of it the group's; it hangs from 0, 0. */
const SLIP =
  path('M-70 0H70V150l-14 10-14-10-14 10-14-10-14 10-14-10-14 10-14-10-14 10-14-10z', palette.sun) +
  rect(-50, 22, 64, 10, palette.ink, 5) +
  rect(-50, 46, 50, 34, palette.pine, 6) +
  rect(0, 46, 50, 34, palette.paper, 6) +
  stroke('M-50 100H50M-50 122H50', palette.ink, 2.4, 'stroke-dasharray="5 6"');

/** What is dragged in the calculator: a biscuit on a track. */
const slider = (value: number): string =>
  rect(0, -6, 200, 12, palette.paper, 6, `stroke="${palette.pine}" stroke-width="2.4"`) +
  rect(0, -6, value, 12, palette.pine, 6) +
  group(biscuit(28), translate(value, 0));

/** For a link to the calculator: its slip, and a slider with a biscuit. */
export const profitSlip: Illustration = {
  name: 'rakna',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    group(SLIP, `${translate(372, 20, 1.12)} rotate(3)`) +
    group(slider(124), translate(60, 74)) +
    group(slider(80), translate(60, 142)) +
    sheet.put(tin(), 96, 219, 0.86) +
    sheet.put(COIN, 250, 192, 0.8) +
    sheet.put(COIN, 196, 198, 0.6) +
    leaves(sheet, [
      [60, 22, 30, palette.brick],
      [252, 20, -30, palette.sun],
      [290, 112, 60, ORANGE_LEAF],
    ]),
};
