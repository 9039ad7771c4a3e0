import { FLAT_SHADE, SOFT_BLUR } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { group, path, stroke } from '../../lib/svg.ts';

/** A cloth folded to a strip that stands on the origin's height, its fold up; 214 wide. */
const STRIP_WIDTH = 214;

const foldedCloth = (x: number, height: number, print: string, texture: string): string => {
  const half = STRIP_WIDTH / 2;
  const d = `M${-half} ${-height + 26}C${-half} ${-height + 6} ${-half + 10} ${-height} ${-half + 26} ${-height}H${half - 26}C${half - 10} ${-height} ${half} ${-height + 6} ${half} ${-height + 26}V-6C${half} -2 ${half - 2} 0 ${half - 6} 0H${-half + 6}C${-half + 2} 0 ${-half} -2 ${-half} -6z`;
  return group(
    path(d, palette.shadow, `opacity=".36" transform="translate(9 3)" ${SOFT_BLUR}`) +
      path(d, '#e9dfca', 'transform="translate(7 -3)"') +
      path(d, print) +
      path(d, texture) +
      path(
        `M${-half} ${-height + 30}C${-half} ${-height + 4} ${half} ${-height + 4} ${half} ${-height + 30}V${-height + 46}C${half - 40} ${-height + 34} ${-half + 40} ${-height + 34} ${-half} ${-height + 46}z`,
        '#fff',
        'opacity=".26"',
      ) +
      path(d, FLAT_SHADE) +
      stroke(`M${half - 8} ${-height + 24}V-8`, palette.shadow, 4, 'opacity=".16"'),
    `translate(${x} 0)`,
  );
};

export const clothBand = { x: -236, y: -330, w: 472, h: 236 } as const;

/** Three folded cloths side by side, the middle one in front, in a paper band; the foot is y = 0. */
export const threeCloths = (prints: readonly [string, string, string], texture: string, label: string): string => {
  const { x, y, w, h } = clothBand;
  const paper = `M${x} ${y}H${x + w}V${y + h}H${x}z`;
  return (
    foldedCloth(-122, 556, prints[0], texture) +
    foldedCloth(122, 576, prints[2], texture) +
    foldedCloth(0, 616, prints[1], texture) +
    path(paper, palette.shadow, `opacity=".36" transform="translate(3 9)" ${SOFT_BLUR}`) +
    path(paper, palette.cream) +
    label +
    path(paper, FLAT_SHADE) +
    path(`M${x} ${y}h9v${h}h-9zM${x + w - 9} ${y}h9v${h}h-9z`, palette.shadow, 'opacity=".1"')
  );
};

/** A whole cloth hanging by its upper corners; (0 0) is the middle of its upper edge, 250 wide. */
export const hangingCloth = (transform: string, print: string, texture: string): string => {
  const d = 'M-125 0C-60 16 60 16 125 0L122 288C60 298 20 282-40 294S-110 290-124 286z';
  return group(
    path(d, palette.shadow, `opacity=".3" transform="translate(20 16)" ${SOFT_BLUR}`) +
      path(d, print) +
      path(d, texture) +
      path(
        'M-70 12C-84 100-52 200-74 292L-104 290C-92 200-112 100-100 6zM52 12C66 110 34 190 56 291L86 290C66 200 90 100 80 10z',
        palette.shadow,
        'opacity=".1"',
      ) +
      path('M-20 14C-8 110-34 200-12 290L22 288C2 190 26 100 14 14z', '#fff', 'opacity=".16"') +
      path(d, FLAT_SHADE) +
      stroke(d, '#fff', 3, 'opacity=".55"'),
    transform,
  );
};
