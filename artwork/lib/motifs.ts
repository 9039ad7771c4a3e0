import { polarPoint, repeat } from './number.ts';
import { palette } from './palette.ts';
import { circle, ellipse, group, path, stroke } from './svg.ts';

/** Shapes for printed patterns, each around the origin. */

/** An eight-pointed knitted star. */
export const knittedStar = (r: number): string =>
  repeat(
    8,
    (i) =>
      `M${polarPoint(r * 0.08, i * 45)}L${polarPoint(r * 0.52, i * 45 - 20)} ${polarPoint(r, i * 45)} ${polarPoint(r * 0.52, i * 45 + 20)}z`,
  );

export const DIAMOND = 'M0 13-13 0 0-13 13 0z';
export const HEART =
  'M0 46C-30 22-52 4-52-20-52-40-38-52-24-52-12-52-4-45 0-35 4-45 12-52 24-52 38-52 52-40 52-20 52 4 30 22 0 46z';
export const LEAF = 'M0-52C26-30 30 14 0 52-30 14-26-30 0-52z';
export const FIR = 'M0-44L20-14H9L27 12H12L32 40H-32L-12 12H-27L-9-14H-20z';

/** An ear of corn, lit from the left. */
export const earOfCorn = (dark: string, light: string): string =>
  stroke('M0 66V-50', dark, 4, 'stroke-linecap="round"') +
  path(
    `${[-40, -12, 16]
      .map((y) => `M2 ${y + 20}C4 ${y} 16 ${y - 12} 28 ${y - 16} 30 ${y} 20 ${y + 16} 2 ${y + 20}z`)
      .join('')}M0-44C-12-56-10-74 0-84 10-74 12-56 0-44z`,
    dark,
  ) +
  path(
    [-40, -12, 16]
      .map((y) => `M-2 ${y + 20}C-4 ${y} -16 ${y - 12} -28 ${y - 16} -30 ${y} -20 ${y + 16} -2 ${y + 20}z`)
      .join(''),
    light,
  );

/** A round flower with six petals. */
export const sixPetalFlower = (petal: string, middle: string): string =>
  group(
    repeat(6, (i) => `<ellipse rx="7" ry="15" cy="-17" transform="rotate(${i * 60})"/>`),
    '',
    `fill="${petal}"`,
  ) + circle(0, 0, 6.5, middle);

/** A coffee bean in two colours. */
export const beanMotif = (bean: string, groove: string): string =>
  ellipse(0, 0, 22, 15, bean) + stroke('M-20-2C-8-10 8 8 20-1', groove, 4);

/** A slice of lemon. */
export const lemonSlice = (peel: string): string =>
  circle(0, 0, 34, peel) +
  circle(0, 0, 29, '#fff6cf') +
  path(
    repeat(
      8,
      (i) => `M${polarPoint(4, i * 45 + 22)}L${polarPoint(24, i * 45 + 5)}A26 26 0 0 1 ${polarPoint(24, i * 45 + 40)}z`,
    ),
    '#ffd84f',
  );

/** A small bee on its way to the right. */
export const flyingBee = (): string =>
  ellipse(-6, -13, 9, 14, '#fff', 'opacity=".85" transform="rotate(-24)"') +
  ellipse(6, -14, 8, 13, '#fff', 'opacity=".7" transform="rotate(18)"') +
  ellipse(0, 0, 19, 12, palette.sun) +
  path('M-9-11h6v22h-6zM3-12h6v23H3z', palette.ink) +
  circle(16, -2, 6.5, palette.ink);
