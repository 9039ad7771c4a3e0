import { decimal } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { circle, ellipse, path, rect, stroke } from '../../lib/svg.ts';

/** Small versions of the packages, without legible labels; each stands on 0, 0. */

const label = (x: number, y: number, w: number, h: number, colour: string): string => {
  const tooth = decimal(w / 8);
  const scallop = `a${tooth} ${tooth} 0 0 1-${decimal(w / 4)} 0`;
  return (
    rect(x, y, w, h, palette.cream, 1.5) +
    path(`M${x} ${y}h${w}v${decimal(h * 0.2)}${scallop.repeat(4)}z`, colour) +
    rect(x + w * 0.2, y + h * 0.52, w * 0.6, h * 0.12, palette.ink) +
    rect(x + w * 0.28, y + h * 0.72, w * 0.44, h * 0.07, palette.ink, 0, 'opacity=".5"')
  );
};

const rightSideShade = (w: number, h: number): string =>
  path(`M${decimal(w * 0.24)} 0h${decimal(w * 0.26)}V-${h}h-${decimal(w * 0.26)}z`, palette.ink, 'opacity=".16"');

export const tin = (body: string = palette.pine, lid: string = palette.brick): string =>
  path('M-22-30V-4a22 6 0 0 0 44 0V-30z', body) +
  circle(-16, -22, 2, palette.cream) +
  circle(-17, -11, 2, palette.cream) +
  circle(17, -22, 2, palette.cream) +
  circle(16, -11, 2, palette.cream) +
  label(-11, -26, 22, 24, palette.brick) +
  path('M10-30H22V-4a22 6 0 0 1-12 5z', palette.ink, 'opacity=".18"') +
  path('M-24-42v10a24 6 0 0 0 48 0v-10z', lid) +
  ellipse(0, -42, 24, 6, '#d2583e');

export const JAR =
  path('M-15-30q-4 3-4 8V-3q0 4 5 4h28q5 0 5-4v-19q0-5-4-8z', '#a81c3c') +
  label(-10, -22, 20, 20, '#c22a4b') +
  path('M8-30h7q4 3 4 8V-3q0 4-5 4H8z', palette.ink, 'opacity=".16"') +
  path('M-20-28q2-16 12-18h16q10 2 12 18-5-3-7 0-3-3-6.5 0-3-3-6.5 0-3-3-6.5 0-4-3-7 0z', palette.paper) +
  stroke('M-15-33h30', palette.pine, 2.4) +
  circle(-6, -39, 2, '#c22a4b') +
  circle(3, -40, 2, '#c22a4b') +
  circle(10, -37, 2, '#c22a4b');

export const COFFEE_BAG =
  path('M-19-54H19L22 0Q0 3-22 0z', '#2f6178') +
  label(-13, -38, 26, 28, palette.sun) +
  path('M10-54h9L22 0l-10 1z', palette.ink, 'opacity=".2"') +
  rect(-21, -58, 42, 8, '#3f7b93', 2) +
  rect(-21, -55, 42, 2.4, palette.gold);

export const CRISPBREAD_BOX =
  rect(-22, -52, 36, 52, palette.sun) +
  path('M14-52 24-57V-5L14 0z', '#c98f1a') +
  path('M-22-52-12-57H24L14-52z', '#ffe09a') +
  label(-17, -42, 26, 32, palette.pine);

export const CHOCOLATE_BAR =
  rect(-11, -44, 22, 44, '#123f34', 1.5) +
  rect(-11, -50, 22, 9, palette.cocoa, 1) +
  label(-8, -34, 16, 24, palette.gold) +
  rightSideShade(22, 44);

export const CANDLE =
  rect(-15, -36, 30, 36, '#1a6b54', 4) +
  label(-10, -27, 20, 21, palette.sun) +
  rect(-15, -42, 30, 9, '#f7efd8', 3) +
  path('M0-62c6 8 7 14 0 18-7-4-6-10 0-18z', '#ffb52e') +
  rightSideShade(30, 36);
