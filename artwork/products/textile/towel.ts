import { FLAT_SHADE, SOFT_BLUR } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { clip, group, path, stroke } from '../../lib/svg.ts';

export type TowelLook = {
  readonly id: string;
  readonly cloth: string;
  readonly stripe: string;
  readonly tape: string;
  /** The printed pattern, in scene coordinates. */
  readonly print: string;
  readonly weave: string;
};

const FRONT =
  'M252 270C252 248 262 238 284 238H652C668 238 676 246 676 262V852C676 864 670 870 658 870H270C256 870 250 862 250 848z';
/** The folds behind the front, each slightly further out. */
const LAYERS = [
  'M280 232C280 212 292 204 310 204H706C722 204 730 212 730 228V846C730 858 724 864 712 864H280z',
  'M266 250C266 230 278 221 296 221H680C696 221 704 229 704 245V850C704 861 698 867 686 867H266z',
] as const;

export const towelBand = { x: 250, y: 420, w: 428, h: 276 } as const;

/** Three woven stripes along the hem. */
export const wovenStripes = (y: number, stripe: string): string =>
  path(`M200 ${y}H760V${y + 34}H200zM200 ${y + 44}H760V${y + 50}H200zM200 ${y - 16}H760V${y - 10}H200z`, stripe);

const layer = (index: number, { id, cloth, stripe, weave }: TowelLook): string => {
  const d = LAYERS[index] ?? FRONT;
  return (
    path(d, palette.shadow, `opacity=".3" transform="translate(8 4)" ${SOFT_BLUR}`) +
    clip(
      `${id}-lager-${index}`,
      d,
      path(d, cloth) +
        wovenStripes(784, stripe) +
        path(d, `url(#${weave})`) +
        path(d, palette.shadow, `opacity="${index ? 0.1 : 0.17}"`),
    ) +
    stroke(d, palette.shadow, 2, 'opacity=".14"')
  );
};

const loop = (tape: string): string =>
  stroke(
    'M326 246C300 150 344 128 366 146S388 214 374 246',
    palette.shadow,
    15,
    `opacity=".22" transform="translate(8 5)" ${SOFT_BLUR}`,
  ) +
  stroke('M326 246C300 150 344 128 366 146S388 214 374 246', tape, 15) +
  stroke('M326 246C300 150 344 128 366 146S388 214 374 246', '#fff', 3, 'opacity=".55" stroke-dasharray="5 6"');

/** A towel folded in three that stands on y = 870, its loop at the upper left. */
export const foldedTowel = (look: TowelLook): string => {
  const { id, cloth, stripe, tape, print, weave } = look;
  return (
    layer(0, look) +
    layer(1, look) +
    loop(tape) +
    path(FRONT, palette.shadow, `opacity=".36" transform="translate(9 4)" ${SOFT_BLUR}`) +
    clip(
      `${id}-fram`,
      FRONT,
      path(FRONT, cloth) +
        print +
        path('M240 756H690V880H240z', cloth) +
        wovenStripes(784, stripe) +
        path(FRONT, `url(#${weave})`) +
        path('M250 238H276C264 400 266 700 272 870H250z', '#fff', 'opacity=".28"') +
        path('M250 238H680V262C520 252 380 252 250 268z', '#fff', 'opacity=".3"') +
        path('M658 238H680V870H650C658 640 660 440 658 238z', palette.shadow, 'opacity=".13"') +
        stroke('M250 856H680', palette.shadow, 3, 'opacity=".28" stroke-dasharray="8 6"') +
        path(FRONT, FLAT_SHADE),
    ) +
    stroke(FRONT, palette.shadow, 2, 'opacity=".12"')
  );
};

/** The paper band around the folded towel; the label lies on it. */
export const towelWrap = (label: string): string => {
  const { x, y, w, h } = towelBand;
  const front = `M${x - 2} ${y}H${x + w}V${y + h}H${x - 2}z`;
  const side = `M${x + w} ${y}L${x + w + 54} ${y - 14}V${y + h - 14}L${x + w} ${y + h}z`;
  return (
    path(side, '#e6d8ba') +
    path(side, palette.shadow, 'opacity=".2"') +
    stroke(`M${x + w + 26} ${y - 7}V${y + h - 7}`, palette.shadow, 3, 'opacity=".16"') +
    path(front, palette.shadow, `opacity=".32" transform="translate(2 9)" ${SOFT_BLUR}`) +
    path(front, palette.cream) +
    label +
    path(front, FLAT_SHADE) +
    path(`M${x + w - 8} ${y}h8v${h}h-8zM${x - 2} ${y}h8v${h}h-8z`, palette.shadow, 'opacity=".1"')
  );
};

/** Motifs in offset rows over the towel. `draw` gets a number that varies along rows and columns. */
export const scattered = (draw: (number: number) => string, rows: number): string =>
  repeat(rows, (row) =>
    repeat(6, (i) =>
      group(
        draw(row * 5 + i * 2),
        `translate(${262 + i * 92 + (row % 2) * 46} ${270 + row * 98}) rotate(${[18, -16, 34, -28, 6][(row * 2 + i) % 5] ?? 0}) scale(.78)`,
      ),
    ),
  );
