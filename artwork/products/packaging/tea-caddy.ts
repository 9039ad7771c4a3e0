import { FLAT_SHADE, ROUND_SHADE, SOFT_BLUR } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import type { Point } from '../../lib/surfaces.ts';
import { clip, ellipse, group, path, stroke } from '../../lib/svg.ts';

/** A square tin with a round lid, turned a little; its front lies on (0 0)-(WIDTH HEIGHT) before it is slanted. */
const WIDTH = 356;
const HEIGHT = 446;
const DEPTH = 130;
const LEFT = 236;
const TOP = 408;
const FALL = 26;
const RISE = 34;

export const caddyFront = { w: WIDTH, h: HEIGHT } as const;
export const caddyLabel = { x: 38, y: 62, w: 280, h: 320 } as const;

const FRONT = `matrix(1 ${FALL / WIDTH} 0 1 ${LEFT} ${TOP})`;
const SIDE = `matrix(1 ${-RISE / DEPTH} 0 1 ${LEFT + WIDTH} ${TOP + FALL})`;

const corners: readonly [Point, Point, Point, Point] = [
  [LEFT, TOP],
  [LEFT + WIDTH, TOP + FALL],
  [LEFT + WIDTH + DEPTH, TOP + FALL - RISE],
  [LEFT + DEPTH, TOP - RISE],
];
const middle: Point = [LEFT + (WIDTH + DEPTH) / 2, TOP + (FALL - RISE) / 2];
/** A corner moved inwards and up, because the tin narrows above its edge. */
const shoulder = ([x, y]: Point): Point => [x + (middle[0] - x) * 0.2, y + (middle[1] - y) * 0.2 - 40];
const face = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;

export type CaddyLook = {
  readonly id: string;
  readonly body: string;
  readonly edge: string;
  readonly lid: string;
  /** Printed on the front and the side, in the face's own units. */
  readonly frontPrint: string;
  readonly sidePrint: string;
  readonly label: string;
};

/** The middle of the open tin's rim. */
export const caddyMouth: Point = [middle[0], middle[1] - 70];

const COLLAR: Point = [middle[0], middle[1] - 46];

const lidDrum = (y: number, height: number, r: number, e: number): string =>
  `M${-r} ${y - height}V${y}a${r} ${e} 0 0 0 ${2 * r} 0V${y - height}a${r} ${e} 0 0 0 ${-2 * r} 0z`;

/** The lid with its rim on the origin. */
export const caddyLid = (colour: string, line: string): string =>
  path(lidDrum(0, 66, 148, 22), colour) +
  stroke('M-148-12a148 22 0 0 0 296 0', line, 5) +
  path(lidDrum(0, 66, 148, 22), ROUND_SHADE) +
  ellipse(0, -66, 148, 22, colour) +
  ellipse(0, -66, 148, 22, '#fff', 'opacity=".16"') +
  ellipse(0, -68, 104, 14, 'none', `stroke="${line}" stroke-width="4"`) +
  path('M-26-70V-92a26 8 0 0 1 52 0V-70a26 7 0 0 1-52 0z', line) +
  path('M-26-70V-92a26 8 0 0 1 52 0V-70a26 7 0 0 1-52 0z', ROUND_SHADE, 'opacity=".6"') +
  ellipse(0, -92, 26, 8, '#fff', 'opacity=".35"');

const tea = (id: string, leaves: string): string =>
  ellipse(COLLAR[0], COLLAR[1] - 24, 132, 19, '#d8cfb6') +
  clip(`${id}-mouth`, `M${COLLAR[0] - 124} ${COLLAR[1] - 23}a124 15 0 0 0 248 0V${COLLAR[1] - 120}h-248z`, leaves);

/** `leaves` is the content of the open tin. Without it, the lid is on. */
export const teaCaddy = (
  { id, body, edge, lid, frontPrint, sidePrint, label }: CaddyLook,
  { leaves }: { leaves?: string } = {},
): string => {
  const [a, b, c, d] = corners;
  const front = `M0 0H${WIDTH}V${HEIGHT}H0z`;
  const side = `M0 0H${DEPTH}V${HEIGHT}H0z`;
  return (
    path(face(shoulder(a), shoulder(b), shoulder(c), shoulder(d)), body) +
    path(face(a, b, shoulder(b), shoulder(a)), body) +
    path(face(a, b, shoulder(b), shoulder(a)), '#fff', 'opacity=".2"') +
    path(face(b, c, shoulder(c), shoulder(b)), body) +
    path(face(b, c, shoulder(c), shoulder(b)), palette.shadow, 'opacity=".2"') +
    path(lidDrum(0, 24, 132, 19), '#d8cfb6', `transform="translate(${COLLAR[0]} ${COLLAR[1]})"`) +
    path(lidDrum(0, 24, 132, 19), ROUND_SHADE, `transform="translate(${COLLAR[0]} ${COLLAR[1]})"`) +
    (leaves ? tea(id, leaves) : group(caddyLid(lid, edge), `translate(${COLLAR[0]} ${COLLAR[1] - 8})`)) +
    group(
      clip(`${id}-side`, side, path(side, body) + sidePrint) +
        path(side, palette.shadow, 'opacity=".26"') +
        stroke(`M0 10H${DEPTH}M0 ${HEIGHT - 10}H${DEPTH}`, edge, 6, 'opacity=".8"'),
      SIDE,
    ) +
    group(
      clip(`${id}-front`, front, path(front, body) + frontPrint) +
        stroke(`M0 10H${WIDTH}M0 ${HEIGHT - 10}H${WIDTH}`, edge, 6) +
        path(`M34 66H322V386H34z`, palette.shadow, `opacity=".18" ${SOFT_BLUR}`) +
        label +
        path(front, FLAT_SHADE),
      FRONT,
    ) +
    stroke(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}V${b[1] + HEIGHT}`, '#fff', 3, 'opacity=".5"')
  );
};
