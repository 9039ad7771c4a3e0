import { C } from '../lib/palette.ts';
import type { Scene } from '../lib/sheet.ts';
import { O, P, R, S } from '../lib/svg.ts';
import { shadow } from './parts/props.ts';

const PAPER =
  R(48, 26, 124, 120, '#fff', 6, `stroke="${C.pine}" stroke-width="2"`) +
  S('M64 50h44M64 68h92M64 86h76', '#bfdfcd', 6) +
  P('M144 60c-9-6-14-10-14-16 0-8 10-9 14-2 4-7 14-6 14 2 0 6-5 10-14 16z', C.brick);

const ENVELOPE =
  P('M22 92L110 144 198 92V172q0 10-10 10H32q-10 0-10-10z', '#ffe1d2') +
  P('M22 92L110 144 198 92V104L110 156 22 104z', C.brick) +
  P('M22 176 92 128 110 144 128 128 198 176Q196 182 188 182H32Q24 182 22 176z', '#f9cdb8') +
  S('M22 92L110 144 198 92V172q0 10-10 10H32q-10 0-10-10z', C.pine, 2.6);

const CONFETTI =
  O(20, 28, 5, C.brick) +
  O(34, 54, 4, C.sun) +
  O(14, 62, 4, C.pine) +
  R(28, 8, 11, 6, C.pine, 1.5, 'transform="rotate(30 28 8)"') +
  O(196, 20, 5, C.sun) +
  O(206, 50, 4, C.brick) +
  R(184, 44, 11, 6, C.pine, 1.5, 'transform="rotate(-30 184 44)"');

export const letter: Scene = {
  name: 'brev',
  box: [0, 0, 220, 200],
  draw: () => shadow(110, 186, 84, 8) + R(22, 70, 176, 112, C.paper, 10) + PAPER + ENVELOPE + CONFETTI,
};
