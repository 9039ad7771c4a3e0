import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import type { Sheet } from '../../lib/sheet.ts';
import { circle, ellipse, path, rect, stroke } from '../../lib/svg.ts';
import { biscuit } from './biscuit.ts';
import { WOOD_DARK } from './materials.ts';

/** Objects on a table or the floor; each stands on 0, 0. */

/** An open laptop from behind, with the brand's smile on its lid. */
export const LAPTOP =
  path('M-34-44Q-34-48-30-48H30Q34-48 34-44L38-4H-38z', '#39504a') +
  path('M-9-30h18v4a9 9 0 0 1-18 0z', palette.sun) +
  rect(-44, -5, 88, 5, palette.ink, 2.5);

/** A cup; the steam rises to -66. */
export const cup = (colour: string): string =>
  stroke('M15-22q13-2 12 8t-14 8', colour, 5) +
  path('M-17-30H17L13-4Q12 0 8 0H-8Q-12 0-13-4z', colour) +
  path('M-17-30H17L16-22H-16z', palette.ink, 'opacity=".12"');

export const STEAM = stroke('M-6-40q-7-6 0-13t0-13M7-40q-7-6 0-13t0-13', palette.leaf, 3, 'opacity=".55"');

/** The cake tin with its lid off and biscuits over the edge. */
export const cakeTin = (sheet: Sheet): string =>
  sheet.put(biscuit(15), -16, -38) +
  sheet.put(biscuit(15), 15, -40) +
  sheet.put(biscuit(15), 0, -46) +
  path('M-36-34V-6a36 8 0 0 0 72 0V-34z', palette.pine) +
  path('M-36-12a36 8 0 0 0 72 0v5a36 8 0 0 1-72 0z', palette.sun) +
  path('M16-34H36V-6a36 8 0 0 1-20 7z', palette.ink, 'opacity=".16"') +
  stroke('M-36-34a36 8 0 0 0 72 0', '#e7c98b', 4);

/** A football. */
export const BALL =
  circle(0, -22, 21, palette.paper, `stroke="${palette.ink}" stroke-width="2"`) +
  path(
    'M0-31 9-25 5-14H-5L-9-25zM-6-44Q0-45 6-44L0-37zM-22-24Q-21-31-18-35L-14-27zM22-24Q21-31 18-35L14-27zM-14-5Q-10-1-6 0L-7-9zM14-5Q10-1 6 0L7-9z',
    palette.ink,
  ) +
  stroke('M0-37v6M-14-27l5 2M14-27l-5 2M-7-9l2-5M7-9l-2-5', palette.ink, 1.6);

export const PLATE = ellipse(0, -3, 40, 5, palette.paper) + path('M-40-3a40 7 0 0 0 80 0z', '#d9c7a8');

/** A table whose cloth has the awning's edge; its top's left corner is at 0, 0. */
export const table = (width: number, height: number, teeth: number): string => {
  const tooth = width / teeth;
  const scallops = (first: number): string =>
    repeat(Math.ceil((teeth - first) / 2), (i) => {
      const x = (first + i * 2) * tooth;
      return `M${decimal(x)} 0h${decimal(tooth)}v26a${decimal(tooth / 2)} ${decimal(tooth * 0.42)} 0 0 1-${decimal(tooth)} 0z`;
    });
  return (
    rect(16, 20, 11, height - 20, WOOD_DARK, 2) +
    rect(width - 27, 20, 11, height - 20, WOOD_DARK, 2) +
    path(scallops(0), palette.sun) +
    path(scallops(1), palette.paper)
  );
};
