import { polarPoint, repeat } from '../lib/number.ts';
import { palette } from '../lib/palette.ts';
import type { Illustration } from '../lib/sheet.ts';
import { circle, group, path, stroke } from '../lib/svg.ts';
import { BISCUIT, biscuit } from './parts/biscuit.ts';

/** The loading spinner; the style sheet rotates it. */
export const spinner: Illustration = {
  name: 'spinner',
  box: [0, 0, 64, 64],
  draw: () => group(biscuit(29), 'translate(32 31)'),
};

/** Nine scallops of twelve, and a bite between the last and the first. */
const BITTEN = `M34 0${repeat(9, (i) => `A9.3 9.3 0 0 1 ${polarPoint(34, (i + 1) * 30)}`)}A13 13 0 0 0 ${polarPoint(19, -62)}A13 13 0 0 0 ${polarPoint(20, -24)}A11 11 0 0 0 34 0z`;

const CRUMBS = circle(78, 22, 3.6, BISCUIT.face) + circle(88, 34, 2.4, BISCUIT.edge);

/** For the cookie consent: a biscuit with a bite taken out. */
export const bittenBiscuit: Illustration = {
  name: 'kaka',
  box: [0, 0, 96, 96],
  draw: () =>
    path(BITTEN, BISCUIT.edge, 'transform="translate(44 55)"') +
    path(BITTEN, BISCUIT.face, 'transform="translate(44 51)"') +
    stroke('M30 38h.1M24 58h.1M42 72h.1M46 48h.1M62 62h.1', palette.cocoa, 9) +
    stroke('M37 54h.1M34 70h.1M54 76h.1', BISCUIT.hole, 4) +
    CRUMBS,
};
