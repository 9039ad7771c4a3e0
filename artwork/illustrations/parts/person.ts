import { decimal } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { type Sheet, translate } from '../../lib/sheet.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../lib/svg.ts';
import { type HairStyle, hairOf } from './hair.ts';

/** x and y of the shoulder, of the elbow (the curve's control point) and of the hand. */
export type Limb = readonly [number, number, number, number, number, number];

/** What a character looks like in every illustration. */
export type Look = {
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly top: string;
  readonly pattern?: string;
  readonly legs?: string;
  readonly shoe?: string;
  readonly scarf?: string;
  readonly skirt?: string;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  /** Height above that of a child of eleven, in user units. */
  readonly tall?: number;
};

/** How a character stands in one illustration; the feet are at x, y. */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** -1 looks left, 1 looks right. */
  readonly gaze?: number;
  /** Without legs, for somebody behind a table. */
  readonly half?: boolean;
  readonly surprised?: boolean;
  readonly behind?: Limb;
  readonly front?: Limb;
  readonly heldBehind?: string;
  readonly heldInFront?: string;
};

const CHEEK = '#e4785c';
const EYES_AND_CHEEKS =
  circle(-9, 1, 2.9, palette.ink) +
  circle(9, 1, 2.9, palette.ink) +
  circle(-15, 9, 4.6, CHEEK, 'opacity=".5"') +
  circle(15, 9, 4.6, CHEEK, 'opacity=".5"');
const SMILING = EYES_AND_CHEEKS + stroke('M-6 9q6 7 12 0', palette.ink, 2.6);
const SURPRISED = EYES_AND_CHEEKS + ellipse(0, 13, 4, 5.2, palette.ink);
const GLASSES = stroke('M-18 1a8 8 0 1 0 0-.1zM2 1a8 8 0 1 0 0-.1zM-2 0h4', palette.ink, 2);
const SMILE_IN_BEARD = stroke('M-6 9q6 7 12 0', palette.paper, 3.4);

const SHOES = '<path d="M-27-4a12 12 0 0 1 12-10h11v14h-20q-3 0-3-4zM2-4a12 12 0 0 1 12-10h11v14H5q-3 0-3-4z"/>';

type Proportions = { readonly head: number; readonly hem: number; readonly shoulder: number; readonly turn: number };

const proportionsOf = (tall: number, gaze: number): Proportions => ({
  head: -150 - tall,
  hem: Math.round(-46 - tall * 0.45),
  shoulder: -112 - tall,
  turn: gaze * 5,
});

const arm = (limb: Limb | undefined, { top, skin }: Look, held = ''): string => {
  if (!limb) return '';
  const [shoulderX, shoulderY, elbowX, elbowY, handX, handY] = limb;
  return (
    stroke(`M${shoulderX} ${shoulderY}Q${elbowX} ${elbowY} ${handX} ${handY}`, top, 17) +
    circle(handX, handY, 8.5, skin) +
    held
  );
};

const legs = (
  sheet: Sheet,
  { legs: trousers = '#2c4a5c', shoe = palette.ink }: Look,
  { hem }: Proportions,
  gaze: number,
): string =>
  path(`M-24 ${hem}h19V-6h-19zM5 ${hem}h19V-6H5z`, trousers) +
  sheet.reuse(SHOES, gaze < 0 ? `fill="${shoe}"` : `fill="${shoe}" transform="scale(-1 1)"`);

const coat = (sheet: Sheet, { top, pattern = '' }: Look, { hem, shoulder: sh }: Proportions): string => {
  const outline = `M-20 ${sh}C-27 ${sh} -31 ${sh + 6} -32 ${sh + 18}L-38 ${hem}Q-38 ${hem + 6} -31 ${hem + 6}H31Q38 ${hem + 6} 38 ${hem}L32 ${sh + 18}C31 ${sh + 6} 27 ${sh} 20 ${sh}Q0 ${sh - 8} -20 ${sh}z`;
  const shade = path(`M-45 ${sh - 10}H-14C-20 ${sh + 30} -16 ${hem - 20} -22 ${hem + 10}H-45z`, palette.ink);
  return sheet.clipTo(
    outline,
    path(`M-50 ${sh - 10}H50V${hem + 8}H-50z`, top) + pattern + sheet.reuse(shade, 'opacity=".13"'),
  );
};

const skirtOf = ({ skirt }: Look, { hem }: Proportions): string =>
  skirt ? path(`M-34 ${hem - 26}L-46 ${hem + 24}Q0 ${hem + 34} 46 ${hem + 24}L34 ${hem - 26}z`, skirt) : '';

const faceOf = ({ style, skin }: Look, { head, turn }: Proportions): string =>
  style === 'veil'
    ? ellipse(turn * 0.6, head + 1, 20, 22, skin)
    : circle(0, head, 26, skin) + stroke(`M${decimal(turn - 26)} ${head + 3}h.1m52 0h.1`, skin, 10);

const beardOf = ({ beard, hair }: Look, { head: h }: Proportions): string =>
  beard
    ? path(
        `M-27 ${h}C-28 ${h + 38} 28 ${h + 38} 27 ${h}C22 ${h + 4} 18 ${h + 6} 12 ${h + 6}Q0 ${h + 2} -12 ${h + 6}C-18 ${h + 6} -22 ${h + 4} -27 ${h}z`,
        hair,
      )
    : '';

const headgear = ({ style, hair }: Look, { head: h }: Proportions, gaze: number): string => {
  if (style === 'cap') {
    const peak =
      gaze < 0
        ? `M-46 ${h - 9}Q-44 ${h - 18} -20 ${h - 16}L10 ${h - 9}Q-10 ${h - 6} -46 ${h - 9}z`
        : `M46 ${h - 9}Q44 ${h - 18} 20 ${h - 16}L-10 ${h - 9}Q10 ${h - 6} 46 ${h - 9}z`;
    return path(`M-27 ${h - 6}C-30 ${h - 40} 30 ${h - 40} 27 ${h - 6}z`, hair) + path(peak, palette.ink);
  }
  if (style === 'beanie') {
    return (
      path(`M-28 ${h - 6}C-30 ${h - 46} 30 ${h - 46} 28 ${h - 6}z`, hair) +
      rect(-30, h - 17, 60, 13, palette.paper, 6) +
      circle(0, h - 40, 9, palette.paper) +
      stroke(
        `M-20 ${h - 17}v13M-10 ${h - 17}v13M0 ${h - 17}v13M10 ${h - 17}v13M20 ${h - 17}v13`,
        palette.ink,
        1.5,
        'opacity=".2"',
      )
    );
  }
  return '';
};

const scarfOf = ({ scarf }: Look, { shoulder: sh }: Proportions): string =>
  scarf
    ? path(`M-24 ${sh - 10}Q0 ${sh + 4} 24 ${sh - 10}L28 ${sh + 4}Q0 ${sh + 18} -28 ${sh + 4}z`, scarf) +
      path(`M10 ${sh + 4}l16-2l6 40l-14 2z`, scarf) +
      stroke(`M14 ${sh + 38}l14-2`, '#fff', 2.5, 'opacity=".6"')
    : '';

const expression = (sheet: Sheet, { beard, glasses }: Look, { head, turn }: Proportions, surprised: boolean): string =>
  sheet.put(surprised ? SURPRISED : SMILING, turn, head) +
  (beard ? sheet.put(SMILE_IN_BEARD, turn, head) : '') +
  (glasses ? sheet.put(GLASSES, turn, head) : '');

/** Draws a character from plain shapes and one pattern, in the style of the packages. */
export const person = (sheet: Sheet, look: Look, pose: Pose): string => {
  const { x, y, scale = 1, gaze = 0, half = false, surprised = false } = pose;
  const frame = proportionsOf(look.tall ?? 0, gaze);
  const [hairBehind, hairInFront] = hairOf(look.style, frame.head, frame.turn);
  const hair = (d: string) => (d ? path(d, look.hair) : '');
  return group(
    (half ? '' : legs(sheet, look, frame, gaze)) +
      arm(pose.behind, look, pose.heldBehind) +
      hair(hairBehind) +
      rect(-9, frame.head + 18, 18, 24, look.skin, 6) +
      coat(sheet, look, frame) +
      skirtOf(look, frame) +
      faceOf(look, frame) +
      hair(hairInFront) +
      beardOf(look, frame) +
      expression(sheet, look, frame, surprised) +
      headgear(look, frame, gaze) +
      scarfOf(look, frame) +
      arm(pose.front, look, pose.heldInFront),
    translate(x, y, scale),
  );
};
