import { FLAT_SHADE, ROUND_SHADE, SOFT_BLUR, SOFTER_BLUR } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { clip, ellipse, group, linearGradient, path, stroke } from '../../lib/svg.ts';
import { CREAM, GREY, RED, stockingStitch } from './knit.ts';

/** A sock standing with its sole on y = 0 and its toe to the right; the leg is 212 wide and 660 high. */
const SOCK =
  'M2-656C60-644 154-644 212-656V-262C212-206 240-180 288-164L376-140C436-124 470-92 468-50 466-14 442 0 400 0H48C4 0-20-30-18-80-16-134 2-184 2-262z';
const LEG = 'M2-656C60-644 154-644 212-656V-262C212-206 240-180 288-164L120 0H48C4 0-20-30-18-80-16-134 2-184 2-262z';
const FOOT = 'M112 10C108-96 128-196 222-250L500-250V10z';
const HEEL = 'M-30-214C44-206 112-126 114 10H-30z';
const TOE = 'M372-160C342-110 342-44 366 10H490V-160z';

/** The paper band around the legs of the pair, in the front sock's units. */
export const sockBand = { x: -104, y: -432, w: 322, h: 248 } as const;

export const SOCK_DEFS =
  stockingStitch('ragg-ben', GREY) +
  stockingStitch('ragg-fot', GREY, 'rotate(-80)', 5) +
  stockingStitch('ragg-hal', CREAM, 'rotate(42)', 7) +
  stockingStitch('ragg-ta', CREAM, 'rotate(-80)', 8) +
  stockingStitch('ragg-rand', RED, '', 9) +
  stockingStitch('ragg-ljus', CREAM, '', 11) +
  linearGradient(
    'ragg-ljusfall',
    [
      [0, palette.shadow, 0],
      [0.7, palette.shadow, 0.02],
      [1, palette.shadow, 0.4],
    ],
    'x2="0" y2="1"',
  );

const RIBS = 10;
const RIB_FOOT = -528;

/** Two stitches knit, two purl: the purl columns lie deeper. */
const ribbing = (): string =>
  stroke(
    repeat(RIBS, (i) => `M${12 + i * 21.2}-660V${RIB_FOOT}`),
    palette.shadow,
    8,
    'opacity=".26"',
  ) +
  stroke(
    repeat(RIBS, (i) => `M${20 + i * 21.2}-660V${RIB_FOOT}`),
    '#fff',
    4,
    'opacity=".2"',
  );

const stripe = (y: number, height: number, wool: string): string =>
  path(`M-20 ${y}H240V${y + height}H-20z`, `url(#${wool})`);

export const sock = (id: string, transform: string): string =>
  group(
    ellipse(107, -655, 104, 13, '#4c4e52') +
      clip(
        id,
        SOCK,
        path(SOCK, 'url(#ragg-ben)') +
          ribbing() +
          stripe(-516, 24, 'ragg-rand') +
          stripe(-480, 12, 'ragg-ljus') +
          stripe(-456, 24, 'ragg-rand') +
          path(FOOT, 'url(#ragg-fot)') +
          stroke('M114 0C108-96 128-196 222-250', palette.shadow, 7, 'opacity=".2"') +
          path(HEEL, 'url(#ragg-hal)') +
          stroke('M-30-214C44-206 112-126 114 10', palette.shadow, 5, 'opacity=".25"') +
          stroke('M-10-8L62-92', palette.shadow, 5, 'opacity=".18"') +
          path(TOE, 'url(#ragg-ta)') +
          stroke('M372-160C342-110 342-44 366 10M470-66L392-62', palette.shadow, 5, 'opacity=".22"') +
          path(LEG, ROUND_SHADE, 'opacity=".5"') +
          path(SOCK, FLAT_SHADE) +
          path('M-30-230H500V0H-30z', 'url(#ragg-ljusfall)') +
          stroke('M2-650C60-638 154-638 212-650', '#fff', 5, 'opacity=".3"'),
      ) +
      stroke(SOCK, '#a9abac', 2.5, 'stroke-dasharray=".1 6" opacity=".8"'),
    transform,
  );

/** The shadow of a hanging sock on the wall. */
export const sockShadow = (): string =>
  path(SOCK, palette.shadow, `opacity=".3" transform="translate(30 26)" ${SOFTER_BLUR}`);

/** The two of a pair, the second half behind the first, held by a paper band. */
export const pairOfSocks = (label: string): string => {
  const { x, y, w, h } = sockBand;
  const paper = `M${x} ${y}H${x + w}V${y + h}H${x}z`;
  return (
    sock('ragg-bak', 'translate(-92 -14)') +
    path(SOCK, palette.shadow, `opacity=".35" transform="translate(-10 4)" ${SOFT_BLUR}`) +
    sock('ragg-fram', '') +
    path(paper, palette.shadow, `opacity=".4" transform="translate(4 8)" ${SOFT_BLUR}`) +
    path(paper, palette.cream) +
    label +
    path(paper, ROUND_SHADE, 'opacity=".34"')
  );
};
