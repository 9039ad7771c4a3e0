import { DISC_SHADE, ROUND_SHADE, tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { cylinder } from '../../lib/surfaces.ts';
import { circle, clip, ellipse, linearGradient, path, radialGradient, stroke } from '../../lib/svg.ts';
import { cylinderBand, cylinderOutline, wrapMotifs } from './cylinder.ts';
import { label, type PackagingOptions } from './label.ts';

export type CandleLook = {
  readonly glass: string;
  readonly wax: string;
  /** Drawn around the glass, by column and row, around the origin. */
  readonly motif: (column: number, row: number) => string;
};

export type CandleOptions = PackagingOptions & { readonly look: CandleLook };

const GLASS = { r: 206, bulge: 44 };
const TOP = -488;
const WAX = -402;
const POOL = WAX - GLASS.bulge + 4;

const DEFS =
  radialGradient('candle-glow', [
    [0, '#ffe39a'],
    [1, '#ffe39a', 0],
  ]) +
  radialGradient('candle-halo', [
    [0, '#fff1b8', 0.9],
    [0.4, '#ffe39a', 0.35],
    [1, '#ffe39a', 0],
  ]) +
  linearGradient(
    'candle-flame',
    [
      [0, '#ffdf70'],
      [0.6, '#ffb52e'],
      [1, '#f08a24'],
    ],
    'x2="0" y2="1"',
  );

/** How a candle burns. Without a halo it suits any background. */
export type Flame = 'none' | 'bare' | 'halo';

const flame = (kind: Flame): string =>
  (kind === 'halo' ? circle(0, -554, 250, 'url(#candle-halo)') : '') +
  path('M0-610C44-546 46-506 30-482 18-466-18-466-30-482-48-510-22-542 0-610z', 'url(#candle-flame)') +
  path('M0-542C22-510 20-486 0-476-20-486-20-510 0-542z', '#fffbe8');

/** A scented candle in a glass; its foot is at the origin. */
export const candle = ({ id, look, label: words, fine }: CandleOptions, burns: Flame = 'halo'): string => {
  const { r, bulge } = GLASS;
  const whole = cylinderOutline(GLASS, TOP, 0);
  const painted = cylinderOutline(GLASS, WAX + 4, 0);
  const skip = (u: number, v: number) => Math.abs(u) < 162 && v > WAX + 30;
  const lit = burns !== 'none';
  return (
    tableShadow(0, 0, r, bulge) +
    DEFS +
    path(whole, '#eef5f3', 'opacity=".55"') +
    ellipse(0, TOP - bulge, r, bulge, '#fff', 'opacity=".35"') +
    path(painted, look.glass) +
    clip(
      `${id}-glass`,
      painted,
      wrapMotifs(GLASS, { rows: 6, step: 74, top: WAX + 62, rowHeight: 78, skip }, look.motif),
    ) +
    ellipse(0, POOL, r - 8, bulge - 4, look.wax) +
    (lit ? ellipse(0, POOL, r - 8, bulge - 4, 'url(#candle-glow)') + ellipse(0, POOL + 4, 58, 15, '#fff6cf') : '') +
    stroke(`M0 ${POOL + 4}v-34`, lit ? '#3a2a1c' : '#f4ead2', 7, 'stroke-linecap="round"') +
    (lit ? flame(burns) : '') +
    label({ ...words, x: -150, y: -360, w: 300, h: 312, map: cylinder(0, r, bulge), fine }) +
    path(whole, ROUND_SHADE, 'opacity=".8"') +
    stroke(`M${-r} ${TOP - bulge}a${r} ${bulge} 0 0 0 ${2 * r} 0`, '#fff', 5, 'opacity=".85"') +
    stroke(`M${-r} ${TOP - bulge}a${r} ${bulge} 0 0 1 ${2 * r} 0`, '#fff', 3, 'opacity=".6"') +
    path(`M-180-508V-60C-166-54-162-54-152-50V-496z`, '#fff', 'opacity=".24"')
  );
};

/** The candle's wooden lid, lying on the table. */
export const woodenLid = (): string => {
  const LID = { r: 172, bulge: 38 };
  const side = cylinderOutline(LID, 0, 34);
  const rings = [142, 104, 66, 28].map((rx) => `<ellipse cy="-38" rx="${rx}" ry="${rx * 0.22}"/>`).join('');
  return (
    tableShadow(0, 34, 172, 34, 0.6) +
    path(side, '#c98f52') +
    path(cylinderBand(LID, 14, 4), palette.shadow, 'opacity=".2"') +
    path(side, ROUND_SHADE) +
    ellipse(0, -38, LID.r, LID.bulge, '#deac72') +
    `<g fill="none" stroke="#c48a4e" stroke-width="4" opacity=".7">${rings}</g>` +
    ellipse(0, -38, LID.r, LID.bulge, DISC_SHADE)
  );
};
