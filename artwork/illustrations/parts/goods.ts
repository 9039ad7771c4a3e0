import { n } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { E, O, P, R, S } from '../../lib/svg.ts';

/** The assortment in small; every package stands on 0, 0. */

const label = (x: number, y: number, w: number, h: number, colour: string): string => {
  const tooth = n(w / 8);
  const scallop = `a${tooth} ${tooth} 0 0 1-${n(w / 4)} 0`;
  return (
    R(x, y, w, h, C.cream, 1.5) +
    P(`M${x} ${y}h${w}v${n(h * 0.2)}${scallop.repeat(4)}z`, colour) +
    R(x + w * 0.2, y + h * 0.52, w * 0.6, h * 0.12, C.ink) +
    R(x + w * 0.28, y + h * 0.72, w * 0.44, h * 0.07, C.ink, 0, 'opacity=".5"')
  );
};

const rightSideShade = (w: number, h: number): string =>
  P(`M${n(w * 0.24)} 0h${n(w * 0.26)}V-${h}h-${n(w * 0.26)}z`, C.ink, 'opacity=".16"');

export const tin = (body: string = C.pine, lid: string = C.brick): string =>
  P('M-22-30V-4a22 6 0 0 0 44 0V-30z', body) +
  O(-16, -22, 2, C.cream) +
  O(-17, -11, 2, C.cream) +
  O(17, -22, 2, C.cream) +
  O(16, -11, 2, C.cream) +
  label(-11, -26, 22, 24, C.brick) +
  P('M10-30H22V-4a22 6 0 0 1-12 5z', C.ink, 'opacity=".18"') +
  P('M-24-42v10a24 6 0 0 0 48 0v-10z', lid) +
  E(0, -42, 24, 6, '#d2583e');

export const JAR =
  P('M-15-30q-4 3-4 8V-3q0 4 5 4h28q5 0 5-4v-19q0-5-4-8z', '#a81c3c') +
  label(-10, -22, 20, 20, '#c22a4b') +
  P('M8-30h7q4 3 4 8V-3q0 4-5 4H8z', C.ink, 'opacity=".16"') +
  P('M-20-28q2-16 12-18h16q10 2 12 18-5-3-7 0-3-3-6.5 0-3-3-6.5 0-3-3-6.5 0-4-3-7 0z', C.paper) +
  S('M-15-33h30', C.pine, 2.4) +
  O(-6, -39, 2, '#c22a4b') +
  O(3, -40, 2, '#c22a4b') +
  O(10, -37, 2, '#c22a4b');

export const COFFEE_BAG =
  P('M-19-54H19L22 0Q0 3-22 0z', '#2f6178') +
  label(-13, -38, 26, 28, C.sun) +
  P('M10-54h9L22 0l-10 1z', C.ink, 'opacity=".2"') +
  R(-21, -58, 42, 8, '#3f7b93', 2) +
  R(-21, -55, 42, 2.4, C.gold);

export const CRISPBREAD_BOX =
  R(-22, -52, 36, 52, C.sun) +
  P('M14-52 24-57V-5L14 0z', '#c98f1a') +
  P('M-22-52-12-57H24L14-52z', '#ffe09a') +
  label(-17, -42, 26, 32, C.pine);

export const CHOCOLATE_BAR =
  R(-11, -44, 22, 44, '#123f34', 1.5) +
  R(-11, -50, 22, 9, C.cocoa, 1) +
  label(-8, -34, 16, 24, C.gold) +
  rightSideShade(22, 44);

export const CANDLE =
  R(-15, -36, 30, 36, '#1a6b54', 4) +
  label(-10, -27, 20, 21, C.sun) +
  R(-15, -42, 30, 9, '#f7efd8', 3) +
  P('M0-62c6 8 7 14 0 18-7-4-6-10 0-18z', '#ffb52e') +
  rightSideShade(30, 36);
