import { decimal } from '../../lib/number.ts';
import { projectPath, rectangle } from '../../lib/path.ts';
import { cylinder } from '../../lib/surfaces.ts';

/** A standing cylinder around x = 0. `bulge` is half the height of the ellipses at its ends. */
export type Cylinder = { readonly r: number; readonly bulge: number };

/** The outline of a cylinder from the front of its upper rim to the front of its lower. */
export const cylinderOutline = ({ r, bulge }: Cylinder, top: number, foot: number): string =>
  `M${-r} ${top - bulge}V${foot - bulge}a${r} ${bulge} 0 0 0 ${2 * r} 0V${top - bulge}a${r} ${bulge} 0 0 1 ${-2 * r} 0z`;

/** A band around a cylinder. */
export const cylinderBand = ({ r, bulge }: Cylinder, top: number, height: number): string => {
  const half = (Math.PI / 2) * r;
  return projectPath(rectangle(-half, top, 2 * half, height), cylinder(0, r, bulge));
};

export type WrapOptions = {
  readonly rows: number;
  readonly step: number;
  readonly top: number;
  readonly rowHeight: number;
  /** Omits motifs that the label would cover. */
  readonly skip?: (u: number, v: number) => boolean;
};

/** Maximum angle, in radians, at which a motif is visible. */
const MAX_VISIBLE_ANGLE = 1.5;

/** Motifs wrapped around a cylinder, every second row offset by half a step. */
export const wrapMotifs = (
  { r, bulge }: Cylinder,
  { rows, step, top, rowHeight, skip = () => false }: WrapOptions,
  motif: (column: number, row: number) => string,
): string => {
  let out = '';
  for (let row = 0; row < rows; row++) {
    for (let column = -9; column <= 9; column++) {
      const u = (column + (row % 2) / 2) * step;
      const v = top + row * rowHeight;
      const angle = u / r;
      if (Math.abs(angle) > MAX_VISIBLE_ANGLE || skip(u, v)) continue;
      const place = `${Math.cos(angle).toFixed(2)} 0 0 1 ${decimal(r * Math.sin(angle))} ${decimal(v + bulge * (Math.cos(angle) - 1))}`;
      out += `<g transform="matrix(${place})">${motif(column, row)}</g>`;
    }
  }
  return out;
};
