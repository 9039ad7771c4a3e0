import { SHARE_CARD_SIZE } from '../../../src/domain/product.ts';
import { awning } from '../../lib/awning.ts';
import { LIGHT_DEFS } from '../../lib/light.ts';
import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { circle, ellipse, linearGradient, path, pattern, radialGradient } from '../../lib/svg.ts';

/** Side of a square image. Product artwork uses these units throughout. */
const SIDE = 1000;

/** Where wall and table meet: the same in every image, so that the tables of neighbouring cards line up. */
const HORIZON = 710;

/** Left edge of a wide image. */
const WIDE_LEFT = SIDE - (SIDE * SHARE_CARD_SIZE.width) / SHARE_CARD_SIZE.height;

export type BackdropTint = 'autumn' | 'plum' | 'winter' | 'spring' | 'summer' | 'rose';

type BackdropColours = { readonly wall: string; readonly table: string; readonly tone: string };

/** Colours of the wall, of the table, and of the paper shape on the wall (`tone`). */
export const BACKDROP_COLOURS: Readonly<Record<BackdropTint, BackdropColours>> = {
  autumn: { wall: '#f6dcc0', table: '#e9bf94', tone: '#f1cda6' },
  plum: { wall: '#efd5cf', table: '#d9aba4', tone: '#e7c1ba' },
  winter: { wall: '#d5e4e3', table: '#b7cfce', tone: '#c6dad9' },
  spring: { wall: '#e0edcf', table: '#c4d9a8', tone: '#d3e4bd' },
  summer: { wall: '#fbe3ab', table: '#f2c96e', tone: '#f7d68a' },
  rose: { wall: '#f8dbd2', table: '#eab5a6', tone: '#f2c8bb' },
};

/** The paper shape on the wall. */
export type BackdropShape = 'disc' | 'arch' | 'sun' | 'hill' | 'awning';

const backdropShape = (kind: BackdropShape, { tone, wall }: BackdropColours): string => {
  switch (kind) {
    case 'disc':
      return circle(560, 500, 335, tone);
    case 'arch':
      return path('M185 715V450a315 315 0 0 1 630 0v265z', tone);
    case 'sun':
      return circle(700, 330, 215, tone);
    case 'hill':
      return path('M-280 715C-190 690 -110 631 0 560C170 450 330 470 500 540S820 610 1000 470V715z', tone);
    case 'awning':
      return awning({ x: -35, y: 0, w: 1070, h: 90, stripes: 9, colours: [tone, wall] });
  }
};

const WINDOW_LIGHT =
  'M-60 130 230 20V330L-60 450zM-60 480 230 360V640L-60 740zM260 8 560-110V205L260 318zM260 348 560 235V520L260 628z';

/** A band across the whole width, wide images included. */
const fullWidthBand = (top: number, height: number): string =>
  `M${decimal(WIDE_LEFT)} ${top}H${SIDE}v${height}H${decimal(WIDE_LEFT)}z`;

const backdrop = (tint: BackdropTint, kind: BackdropShape): string => {
  const colours = BACKDROP_COLOURS[tint];
  const table = fullWidthBand(HORIZON, SIDE - HORIZON);
  return (
    path(fullWidthBand(0, SIDE), colours.wall) +
    backdropShape(kind, colours) +
    path(WINDOW_LIGHT, '#fff', 'opacity=".2"') +
    path(table, colours.table) +
    ellipse(300, 900, 520, 150, 'url(#table-light)') +
    path(fullWidthBand(HORIZON, 5), '#fff', 'opacity=".28"') +
    path(table, 'url(#table-shade)')
  );
};

/** Paper grain: short dark lines at random places. */
const paperGrain = (): string => {
  const random = createRandom(7);
  const tile = 140;
  const d = repeat(
    70,
    () => `M${decimal(random() * tile)} ${decimal(random() * tile)}h${decimal(1.5 * (0.6 + random()))}`,
  );
  return pattern('grain', tile, tile, `<path stroke="#000" stroke-width="2" stroke-linecap="round" d="${d}"/>`);
};

const SCENE_DEFS =
  LIGHT_DEFS +
  linearGradient(
    'table-shade',
    [
      [0, palette.groundShadow, 0.1],
      [0.35, palette.groundShadow, 0],
    ],
    'x2="0" y2="1"',
  ) +
  radialGradient('table-light', [
    [0, '#fff', 0.26],
    [1, '#fff', 0],
  ]) +
  paperGrain();

const escapeXml = (str: string): string =>
  str.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export type SceneOptions = {
  readonly tint: BackdropTint;
  readonly shape: BackdropShape;
  /** Swedish alt text. */
  readonly title: string;
  /** The part to show; the whole scene if left out. A wide image ignores it. */
  readonly crop?: readonly [left: number, top: number, side: number];
  /** Extends the backdrop to the left, to the proportions of a share card. */
  readonly wide: boolean;
  /** The objects on the table, with their shadows. */
  readonly body: string;
};

/** A complete SVG document: backdrop, objects, and paper grain on top. */
export const scene = ({ tint, shape, title, crop = [0, 0, SIDE], wide, body }: SceneOptions): string => {
  const [left, top, side] = crop;
  const box = wide ? `${decimal(WIDE_LEFT)} 0 ${decimal(SIDE - WIDE_LEFT)} ${SIDE}` : `${left} ${top} ${side} ${side}`;
  const name = escapeXml(title);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${name}">` +
    `<title>${name}</title><defs>${SCENE_DEFS}</defs>\n${backdrop(tint, shape)}\n${body}\n` +
    `${path(fullWidthBand(0, SIDE), 'url(#grain)', 'opacity=".035"')}</svg>\n`
  );
};
