import { n, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import type { Sheet } from '../../lib/sheet.ts';
import { E, O, P, R, S } from '../../lib/svg.ts';
import { biscuit } from './biscuit.ts';
import { WOOD_DARK } from './materials.ts';

/** Things that stand on a table or the floor; each stands on 0, 0. */

/** An open laptop from behind, with the brand's smile on its lid. */
export const LAPTOP =
  P('M-34-44Q-34-48-30-48H30Q34-48 34-44L38-4H-38z', '#39504a') +
  P('M-9-30h18v4a9 9 0 0 1-18 0z', C.sun) +
  R(-44, -5, 88, 5, C.ink, 2.5);

/** A cup; the steam rises to -66. */
export const cup = (colour: string): string =>
  S('M15-22q13-2 12 8t-14 8', colour, 5) +
  P('M-17-30H17L13-4Q12 0 8 0H-8Q-12 0-13-4z', colour) +
  P('M-17-30H17L16-22H-16z', C.ink, 'opacity=".12"');

export const STEAM = S('M-6-40q-7-6 0-13t0-13M7-40q-7-6 0-13t0-13', C.leaf, 3, 'opacity=".55"');

/** The cake tin with its lid off and biscuits over the edge. */
export const cakeTin = (sheet: Sheet): string =>
  sheet.put(biscuit(15), -16, -38) +
  sheet.put(biscuit(15), 15, -40) +
  sheet.put(biscuit(15), 0, -46) +
  P('M-36-34V-6a36 8 0 0 0 72 0V-34z', C.pine) +
  P('M-36-12a36 8 0 0 0 72 0v5a36 8 0 0 1-72 0z', C.sun) +
  P('M16-34H36V-6a36 8 0 0 1-20 7z', C.ink, 'opacity=".16"') +
  S('M-36-34a36 8 0 0 0 72 0', '#e7c98b', 4);

/** A football. */
export const BALL =
  O(0, -22, 21, C.paper, `stroke="${C.ink}" stroke-width="2"`) +
  P(
    'M0-31 9-25 5-14H-5L-9-25zM-6-44Q0-45 6-44L0-37zM-22-24Q-21-31-18-35L-14-27zM22-24Q21-31 18-35L14-27zM-14-5Q-10-1-6 0L-7-9zM14-5Q10-1 6 0L7-9z',
    C.ink,
  ) +
  S('M0-37v6M-14-27l5 2M14-27l-5 2M-7-9l2-5M7-9l-2-5', C.ink, 1.6);

export const PLATE = E(0, -3, 40, 5, C.paper) + P('M-40-3a40 7 0 0 0 80 0z', '#d9c7a8');

/** A table whose cloth has the awning's edge; its top's left corner is at 0, 0. */
export const table = (width: number, height: number, teeth: number): string => {
  const tooth = width / teeth;
  const scallops = (first: number): string =>
    repeat(Math.ceil((teeth - first) / 2), (i) => {
      const x = (first + i * 2) * tooth;
      return `M${n(x)} 0h${n(tooth)}v26a${n(tooth / 2)} ${n(tooth * 0.42)} 0 0 1-${n(tooth)} 0z`;
    });
  return (
    R(16, 20, 11, height - 20, WOOD_DARK, 2) +
    R(width - 27, 20, 11, height - 20, WOOD_DARK, 2) +
    P(scallops(0), C.sun) +
    P(scallops(1), C.paper)
  );
};
