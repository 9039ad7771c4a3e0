import { palette } from '../lib/palette.ts';
import type { Illustration } from '../lib/sheet.ts';
import { circle, path, rect, stroke } from '../lib/svg.ts';
import { shadow } from './parts/props.ts';

const PAPER =
  rect(48, 26, 124, 120, '#fff', 6, `stroke="${palette.pine}" stroke-width="2"`) +
  stroke('M64 50h44M64 68h92M64 86h76', '#bfdfcd', 6) +
  path('M144 60c-9-6-14-10-14-16 0-8 10-9 14-2 4-7 14-6 14 2 0 6-5 10-14 16z', palette.brick);

const ENVELOPE =
  path('M22 92L110 144 198 92V172q0 10-10 10H32q-10 0-10-10z', '#ffe1d2') +
  path('M22 92L110 144 198 92V104L110 156 22 104z', palette.brick) +
  path('M22 176 92 128 110 144 128 128 198 176Q196 182 188 182H32Q24 182 22 176z', '#f9cdb8') +
  stroke('M22 92L110 144 198 92V172q0 10-10 10H32q-10 0-10-10z', palette.pine, 2.6);

const CONFETTI =
  circle(20, 28, 5, palette.brick) +
  circle(34, 54, 4, palette.sun) +
  circle(14, 62, 4, palette.pine) +
  rect(28, 8, 11, 6, palette.pine, 1.5, 'transform="rotate(30 28 8)"') +
  circle(196, 20, 5, palette.sun) +
  circle(206, 50, 4, palette.brick) +
  rect(184, 44, 11, 6, palette.pine, 1.5, 'transform="rotate(-30 184 44)"');

export const letter: Illustration = {
  name: 'brev',
  box: [0, 0, 220, 200],
  draw: () => shadow(110, 186, 84, 8) + rect(22, 70, 176, 112, palette.paper, 10) + PAPER + ENVELOPE + CONFETTI,
};
