import { palette } from './palette.ts';
import { ellipse, linearGradient, radialGradient } from './svg.ts';

/** Fills that shade a finished shape: paint it again with one of them. The light comes from a window on the left. */
export const ROUND_SHADE = 'url(#shade-round)';
export const FLAT_SHADE = 'url(#shade-flat)';
export const DISC_SHADE = 'url(#shade-disc)';

/** Blurs, as attributes for `more`. */
export const SOFT_BLUR = 'filter="url(#soft)"';
export const SOFTER_BLUR = 'filter="url(#softer)"';

const dark = palette.shadow;

/** The definitions that the fills and filters above refer to. Every document contains them once. */
export const LIGHT_DEFS =
  linearGradient('shade-round', [
    [0, dark, 0.42],
    [0.1, dark, 0.14],
    [0.2, '#fff', 0.06],
    [0.29, '#fff', 0.3],
    [0.4, '#fff', 0.04],
    [0.6, dark, 0.03],
    [0.86, dark, 0.3],
    [0.96, dark, 0.46],
    [1, dark, 0.3],
  ]) +
  linearGradient(
    'shade-flat',
    [
      [0, '#fff', 0.22],
      [0.4, '#fff', 0],
      [0.41, dark, 0],
      [1, dark, 0.2],
    ],
    'x2="1" y2=".25"',
  ) +
  radialGradient(
    'shade-disc',
    [
      [0, '#fff', 0.34],
      [0.6, '#fff', 0],
      [0.61, dark, 0],
      [1, dark, 0.22],
    ],
    'cx=".36" cy=".3" r=".8"',
  ) +
  '<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="6"/></filter>' +
  '<filter id="softer" x="-30%" y="-90%" width="160%" height="280%"><feGaussianBlur stdDeviation="22"/></filter>';

/** A shadow on the table: dark under the object, long and soft away from the window. `y` is the object's foot. */
export const tableShadow = (cx: number, y: number, rx: number, ry = rx * 0.16, long = 1): string =>
  ellipse(
    cx + rx * 0.42 * long,
    y - ry * 0.1,
    rx * (0.9 + 0.3 * long),
    ry * 1.15,
    palette.groundShadow,
    `opacity=".3" ${SOFTER_BLUR}`,
  ) + ellipse(cx + 6, y - ry * 0.5, rx * 1.02, ry * 0.72, palette.groundShadow, `opacity=".5" ${SOFT_BLUR}`);
