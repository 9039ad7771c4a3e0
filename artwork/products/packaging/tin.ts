import { DISC_SHADE, FLAT_SHADE, ROUND_SHADE, SOFT_BLUR, tableShadow } from '../../lib/light.ts';
import { knittedStar } from '../../lib/motifs.ts';
import { palette } from '../../lib/palette.ts';
import { cylinder } from '../../lib/surfaces.ts';
import { at, clip, ellipse, group, path, stroke } from '../../lib/svg.ts';
import { textAroundEllipse } from '../../lib/text.ts';
import { cylinderBand, cylinderOutline, wrapMotifs } from './cylinder.ts';
import { label, type PackagingOptions } from './label.ts';

export type TinLook = {
  readonly body: string;
  readonly rim: string;
  readonly lid: string;
  readonly lidEdge: string;
  readonly lidDark: string;
  /** Round the lid, in capitals. */
  readonly lidText: string;
  /** The large and the small motif, each around the origin. */
  readonly motifs: readonly [string, string];
};

export type TinOptions = PackagingOptions & { readonly look: TinLook };

const BODY = { r: 262, bulge: 62 };
const LID = { r: 268, bulge: 62 };
const TOP = -416;
const LID_TOP = -496;
const LID_FOOT = -398;
const INSIDE = '#3c2413';

/** Height of the middle of the open tin's mouth, where the biscuits lie. */
export const TIN_MOUTH = TOP - BODY.bulge;

const lidFace = (look: TinLook, y: number, rx: number, ry: number): string => {
  const ring = { cx: 0, cy: y, size: rx * 0.135, track: 0.16 };
  return (
    ellipse(0, y, rx, ry, look.lid) +
    `<ellipse cy="${y}" rx="${rx - 4}" ry="${ry - 2}" fill="none" stroke="${look.lidEdge}" stroke-width="5"/>` +
    group(
      `<circle r="${rx * 0.83}" fill="none" stroke="${palette.cream}" stroke-width="4"/>` +
        `<circle r="${rx * 0.56}" fill="none" stroke="${palette.cream}" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"/>` +
        path(knittedStar(rx * 0.46), palette.sun),
      `translate(0 ${y}) scale(1 ${(ry / rx).toFixed(3)})`,
    ) +
    path(
      textAroundEllipse(look.lidText, { ...ring, rx: rx * 0.635, ry: ry * 0.635 }) +
        textAroundEllipse('SÄLJRUNDAN', { ...ring, rx: rx * 0.745, ry: ry * 0.745, foot: true }),
      palette.cream,
    ) +
    ellipse(0, y, rx, ry, DISC_SHADE)
  );
};

const wall = ({ id, look, label: words, fine }: TinOptions): string => {
  const outline = cylinderOutline(BODY, TOP, 0);
  const onLabel = (half: number) => (u: number, v: number) => Math.abs(u) < half && v > TOP + 50;
  const rows = { rows: 5, step: 86, top: TOP + 70, rowHeight: 78 };
  const [large, small] = look.motifs;
  const between = (u: number, v: number) => onLabel(195)(u + 43, v);
  return (
    tableShadow(0, 0, BODY.r, 60) +
    path(outline, look.body) +
    clip(
      `${id}-body`,
      outline,
      wrapMotifs(BODY, { ...rows, skip: onLabel(178) }, () => large) +
        wrapMotifs(BODY, { ...rows, skip: between }, () => at(43, 0, small)),
    ) +
    path(cylinderBand(BODY, TOP + 17, 14) + cylinderBand(BODY, -21, 14), look.rim) +
    label({ ...words, x: -160, y: TOP + 48, w: 320, h: 332, map: cylinder(0, BODY.r, BODY.bulge), fine }) +
    path(outline, ROUND_SHADE)
  );
};

/** A round biscuit tin with its lid on; its foot is at the origin. */
export const tin = (options: TinOptions): string => {
  const { look } = options;
  const side = cylinderOutline(LID, LID_TOP, LID_FOOT);
  const { r, bulge } = BODY;
  const shadow = `M${4 - r} ${LID_FOOT - bulge + 6}a${r} ${bulge} 0 0 0 ${2 * r - 8} 0v14a${r} ${bulge} 0 0 1 ${8 - 2 * r} 0z`;
  return (
    wall(options) +
    path(shadow, palette.shadow, `opacity=".35" ${SOFT_BLUR}`) +
    path(side, look.lid) +
    path(cylinderBand(LID, LID_FOOT - 24, 6), palette.cream) +
    path(side, ROUND_SHADE) +
    lidFace(look, LID_TOP - LID.bulge, LID.r, LID.bulge)
  );
};

/** The tin without its lid; contents are drawn around the middle of its mouth and cut off by the front rim. */
export const openTin = (options: TinOptions, contents: string): string => {
  const { r, bulge } = BODY;
  const mouth = `M${9 - r} ${TIN_MOUTH + 4}a${r - 9} ${bulge - 6} 0 0 0 ${2 * r - 18} 0V-1000H${9 - r}z`;
  return (
    wall(options) +
    ellipse(0, TIN_MOUTH, r, bulge, '#e7c98b') +
    ellipse(0, TIN_MOUTH + 4, r - 9, bulge - 6, INSIDE) +
    clip(`${options.id}-mouth`, mouth, at(0, TIN_MOUTH, contents)) +
    stroke(`M${3 - r} ${TIN_MOUTH}a${r - 3} ${bulge} 0 0 0 ${2 * r - 6} 0`, '#f7e3b4', 6)
  );
};

/** The lid by itself, leaning against something on its left; its middle is at the origin. */
export const leaningLid = (look: TinLook): string =>
  tableShadow(0, 212, 150, 30, 0.4) +
  group(
    ellipse(20, 4, 150, 206, look.lidDark) +
      group(lidFace(look, 0, 206, 206), 'scale(.73 1)') +
      `<ellipse rx="150" ry="206" fill="${FLAT_SHADE}" opacity=".5"/>`,
    'rotate(-14)',
  );
