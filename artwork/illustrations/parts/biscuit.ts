import { n, polar, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import type { Scene } from '../../lib/sheet.ts';
import { G, O, P, S } from '../../lib/svg.ts';

export const BISCUIT = { face: '#d99a52', edge: '#8f5424', icing: '#fff3d9', hole: '#7a4218' } as const;

/** A disc whose edge is a row of beads, like a biscuit's or a rosette's. */
export const scalloped = (radius: number, beads: number, colour: string, more = ''): string => {
  const ring = radius * 0.86;
  const step = ((2 * Math.PI * ring) / beads).toFixed(2);
  const edge = `stroke="${colour}" stroke-width="${n(radius * 0.28)}" stroke-dasharray="0 ${step}"`;
  return O(0, 0, ring, colour, `${edge}${more && ` ${more}`}`);
};

/** A whole biscuit round 0, 0. */
export const biscuit = (radius: number): string => {
  const hole = radius * 0.24;
  return (
    scalloped(radius, 16, BISCUIT.edge, `transform="translate(0 ${n(radius * 0.08)})"`) +
    scalloped(radius, 16, BISCUIT.face) +
    O(
      0,
      0,
      radius * 0.66,
      'none',
      `stroke="${BISCUIT.icing}" stroke-width="${n(radius * 0.08)}" stroke-dasharray=".1 ${n(radius * 0.173)}"`,
    ) +
    S(
      `M-${n(hole)}-${n(hole)}h.1M${n(hole)}-${n(hole)}h.1M0 0h.1M-${n(hole)} ${n(hole)}h.1M${n(hole)} ${n(hole)}h.1`,
      BISCUIT.hole,
      radius * 0.15,
    )
  );
};

/** The loading spinner's picture; what turns it is the style sheet. */
export const spinner: Scene = { name: 'spinner', box: [0, 0, 64, 64], draw: () => G(biscuit(29), 'translate(32 31)') };

/** Nine scallops of twelve; the bite goes in between the last and the first. */
const BITTEN = `M34 0${repeat(9, (i) => `A9.3 9.3 0 0 1 ${polar(34, (i + 1) * 30)}`)}A13 13 0 0 0 ${polar(19, -62)}A13 13 0 0 0 ${polar(20, -24)}A11 11 0 0 0 34 0z`;

const CRUMBS = O(78, 22, 3.6, BISCUIT.face) + O(88, 34, 2.4, BISCUIT.edge);

/** For the cookie consent: somebody has had a bite. */
export const bittenBiscuit: Scene = {
  name: 'kaka',
  box: [0, 0, 96, 96],
  draw: () =>
    P(BITTEN, BISCUIT.edge, 'transform="translate(44 55)"') +
    P(BITTEN, BISCUIT.face, 'transform="translate(44 51)"') +
    S('M30 38h.1M24 58h.1M42 72h.1M46 48h.1M62 62h.1', C.cocoa, 9) +
    S('M37 54h.1M34 70h.1M54 76h.1', BISCUIT.hole, 4) +
    CRUMBS,
};
