import { repeat } from '../lib/number.ts';
import { C } from '../lib/palette.ts';
import { move, type Scene } from '../lib/sheet.ts';
import { G, O, P, R, S } from '../lib/svg.ts';
import { BOARD } from './parts/materials.ts';

const LINES = [-132, -112, -92, -66, -46];

const AGREEMENT =
  R(-78, -198, 156, 206, BOARD, 8) +
  R(-66, -180, 132, 178, C.paper, 3) +
  repeat(6, (i) => P(`M${-66 + i * 22}-180h22v8a11 10 0 0 1-22 0z`, i % 2 ? '#f7ead0' : C.pine)) +
  S(LINES.map((y, i) => `M-50 ${y}H${[44, 50, 20, 48, 10][i]}`).join(''), '#bfdfcd', 5.5, 'stroke-dasharray="14 8"') +
  S('M-50-20H0', C.ink, 2) +
  S('M-46-26q8-14 12-2t10-6 8 4 10-4', C.blue, 2.6) +
  R(-26, -208, 52, 20, C.ink, 5) +
  O(0, -208, 8, C.ink) +
  O(0, -208, 3, C.paper);

const STAMPED = G(
  `<g fill="none" stroke="${C.brick}"><circle r="24" stroke-width="3.4"/><circle r="19" stroke-width="1.6" stroke-dasharray="3 3"/></g>` +
    S('M-9 0l7 7 12-14', C.brick, 4.4),
  'translate(276 182) rotate(-12)',
);

const RUBBER_STAMP =
  R(-38, -14, 76, 14, C.ink, 3) +
  P('M-34-14Q-34-30-14-34L-10-62H10L14-34Q34-30 34-14z', BOARD) +
  P('M6-34L10-62 14-34Q34-30 34-14H10z', C.ink, 'opacity=".14"') +
  O(0, -78, 22, C.brick) +
  O(-7, -85, 5, '#fff', 'opacity=".35"');

const SPECTACLES =
  S('M-46-24q-22 0-34 22M46-24q22 0 34 22', C.ink, 4) +
  `<g fill="#bfe0dc" fill-opacity=".55" stroke="${C.ink}" stroke-width="5"><circle cx="-30" cy="-22" r="20"/><circle cx="30" cy="-22" r="20"/></g>` +
  S('M-11-26q11-9 22 0', C.ink, 5) +
  S('M-40-28l10-8M20-28l10-8', '#fff', 3);

/** For the legal pages' heads. */
export const headTerms: Scene = {
  name: 'villkor',
  box: [0, -16, 490, 236],
  draw: () =>
    G(AGREEMENT, 'translate(236 212) rotate(-3)') +
    STAMPED +
    G(RUBBER_STAMP, move(398, 220, 1.4)) +
    G(SPECTACLES, move(98, 220)),
};
