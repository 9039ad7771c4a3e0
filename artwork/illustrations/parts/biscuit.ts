import { decimal } from '../../lib/number.ts';
import { circle, stroke } from '../../lib/svg.ts';

export const BISCUIT = { face: '#d99a52', edge: '#8f5424', icing: '#fff3d9', hole: '#7a4218' } as const;

/** A disc whose edge is a row of beads, like a biscuit's or a rosette's. */
export const scalloped = (radius: number, beads: number, colour: string, more = ''): string => {
  const ring = radius * 0.86;
  const step = ((2 * Math.PI * ring) / beads).toFixed(2);
  const edge = `stroke="${colour}" stroke-width="${decimal(radius * 0.28)}" stroke-dasharray="0 ${step}"`;
  return circle(0, 0, ring, colour, `${edge}${more && ` ${more}`}`);
};

/** A whole biscuit around 0, 0. */
export const biscuit = (radius: number): string => {
  const hole = radius * 0.24;
  return (
    scalloped(radius, 16, BISCUIT.edge, `transform="translate(0 ${decimal(radius * 0.08)})"`) +
    scalloped(radius, 16, BISCUIT.face) +
    circle(
      0,
      0,
      radius * 0.66,
      'none',
      `stroke="${BISCUIT.icing}" stroke-width="${decimal(radius * 0.08)}" stroke-dasharray=".1 ${decimal(radius * 0.173)}"`,
    ) +
    stroke(
      `M-${decimal(hole)}-${decimal(hole)}h.1M${decimal(hole)}-${decimal(hole)}h.1M0 0h.1M-${decimal(hole)} ${decimal(hole)}h.1M${decimal(hole)} ${decimal(hole)}h.1`,
      BISCUIT.hole,
      radius * 0.15,
    )
  );
};
