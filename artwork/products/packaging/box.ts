import { FLAT_SHADE, tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { clip, group, path, stroke } from '../../lib/svg.ts';
import { textPath } from '../../lib/text.ts';
import { label, type PackagingOptions } from './label.ts';

export type BoxLook = {
  readonly front: string;
  readonly side: string;
  readonly top: string;
  /** The strip on the top. */
  readonly strip: string;
  /** Up the side, in capitals. */
  readonly sideText: string;
  /** Printed on the front, 410 x 556 from its upper left corner. */
  readonly print: string;
};

export type BoxOptions = PackagingOptions & { readonly look: BoxLook };

const W = 410;
const H = 556;
const DEPTH = 170;
/** The front's upper left corner when the box's lower front corner stands at the origin. */
const LEFT = -214;
const TOP = -586;
const FRONT = `M0 0H${W}V${H}H0z`;
const SIDE = `M0 0H${DEPTH}V${H}H0z`;
const SLANT = 30;

const faces = ({ id, look, label: words, fine }: BoxOptions): string => {
  const front =
    clip(`${id}-front`, FRONT, path(FRONT, look.front) + look.print) +
    label({ ...words, x: 42, y: 112, w: 326, h: 356, fine }) +
    path(FRONT, FLAT_SHADE);
  const upwards = textPath(look.sideText, { x: 0, y: 0, size: 54, track: 0.12, map: (u, v) => [66 - v, H / 2 + u] });
  const side =
    path(SIDE, look.side) +
    path(upwards, palette.cream) +
    stroke(`M22 22H148V${H - 22}H22z`, palette.cream, 5, 'stroke-dasharray="14 12"') +
    path(SIDE, palette.shadow, 'opacity=".2"');
  return (
    group(side, `matrix(.753 -.2 0 1 ${LEFT + W} ${TOP + SLANT})`) +
    group(front, `matrix(1 .0732 0 1 ${LEFT} ${TOP})`) +
    stroke(`M${LEFT} ${TOP}L${LEFT + W} ${TOP + SLANT}V${TOP + SLANT + H}`, '#fff', 3, 'stroke-opacity=".55"')
  );
};

const shadow = (): string => tableShadow(0, 0, 240, 36, 1.1);

/** The four corners of the top, from the left front corner on. */
const [A, B, D, E] = [
  [LEFT, TOP],
  [LEFT + W, TOP + SLANT],
  [LEFT + W + 128, TOP - 4],
  [LEFT + 128, TOP - 34],
];

/** A cardboard box seen from its left; its front edge stands at the origin. */
export const box = (options: BoxOptions): string =>
  shadow() +
  path(`M${A}L${B} ${D} ${E}z`, options.look.top) +
  path(
    `M${LEFT + 52} ${TOP - 14}L${LEFT + W + 50} ${TOP + 16}L${LEFT + W + 76} ${TOP + 9}L${LEFT + 78} ${TOP - 21}Z`,
    options.look.strip,
    'opacity=".9"',
  ) +
  faces(options);

/** The box with its flaps up; contents stand around the middle of its mouth. */
export const openBox = (options: BoxOptions, contents: string): string => {
  const { top, strip } = options.look;
  return (
    shadow() +
    path(`M${E}l-22-86 398 26 34 86z`, top) +
    path(`M${E}l-22-86 398 26 34 86z`, palette.shadow, 'opacity=".08"') +
    path(`M${A}L${B} ${D} ${E}z`, '#5a3a1c') +
    clip(
      `${options.id}-mouth`,
      `M${LEFT - 40} -1200H${LEFT + W + 200}V${TOP - 4}L${LEFT + W} ${TOP + SLANT} ${LEFT} ${TOP} ${LEFT - 40} ${TOP - 20}z`,
      group(contents, `translate(${LEFT + W / 2 + 64} ${TOP - 4})`),
    ) +
    faces(options) +
    path(`M${A}L${B}l-26 66-366-28z`, top) +
    path(`M${A}L${B}l-6 15-398-29z`, palette.shadow, 'opacity=".12"') +
    path(`M${B}L${D}l52-52-124 36z`, top) +
    path(`M${B}L${D}l52-52-124 36z`, palette.shadow, 'opacity=".16"') +
    stroke(`M${LEFT + 60} ${TOP + 28}l300 22`, strip, 8, 'stroke-dasharray="16 12"')
  );
};
