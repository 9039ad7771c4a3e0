import { repeat } from '../lib/number.ts';
import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, group, path, rect, stroke } from '../lib/svg.ts';
import { BOARD } from './parts/materials.ts';

const LINES = [-132, -112, -92, -66, -46];

const AGREEMENT =
  rect(-78, -198, 156, 206, BOARD, 8) +
  rect(-66, -180, 132, 178, palette.paper, 3) +
  repeat(6, (i) => path(`M${-66 + i * 22}-180h22v8a11 10 0 0 1-22 0z`, i % 2 ? '#f7ead0' : palette.pine)) +
  stroke(
    LINES.map((y, i) => `M-50 ${y}H${[44, 50, 20, 48, 10][i]}`).join(''),
    '#bfdfcd',
    5.5,
    'stroke-dasharray="14 8"',
  ) +
  stroke('M-50-20H0', palette.ink, 2) +
  stroke('M-46-26q8-14 12-2t10-6 8 4 10-4', palette.blue, 2.6) +
  rect(-26, -208, 52, 20, palette.ink, 5) +
  circle(0, -208, 8, palette.ink) +
  circle(0, -208, 3, palette.paper);

const STAMPED = group(
  `<g fill="none" stroke="${palette.brick}"><circle r="24" stroke-width="3.4"/><circle r="19" stroke-width="1.6" stroke-dasharray="3 3"/></g>` +
    stroke('M-9 0l7 7 12-14', palette.brick, 4.4),
  'translate(276 182) rotate(-12)',
);

const RUBBER_STAMP =
  rect(-38, -14, 76, 14, palette.ink, 3) +
  path('M-34-14Q-34-30-14-34L-10-62H10L14-34Q34-30 34-14z', BOARD) +
  path('M6-34L10-62 14-34Q34-30 34-14H10z', palette.ink, 'opacity=".14"') +
  circle(0, -78, 22, palette.brick) +
  circle(-7, -85, 5, '#fff', 'opacity=".35"');

const SPECTACLES =
  stroke('M-46-24q-22 0-34 22M46-24q22 0 34 22', palette.ink, 4) +
  `<g fill="#bfe0dc" fill-opacity=".55" stroke="${palette.ink}" stroke-width="5"><circle cx="-30" cy="-22" r="20"/><circle cx="30" cy="-22" r="20"/></g>` +
  stroke('M-11-26q11-9 22 0', palette.ink, 5) +
  stroke('M-40-28l10-8M20-28l10-8', '#fff', 3);

/** For the page heads of the legal pages. */
export const headTerms: Illustration = {
  name: 'villkor',
  box: [0, -16, 490, 236],
  draw: () =>
    group(AGREEMENT, 'translate(236 212) rotate(-3)') +
    STAMPED +
    group(RUBBER_STAMP, translate(398, 220, 1.4)) +
    group(SPECTACLES, translate(98, 220)),
};
