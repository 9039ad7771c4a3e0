import { DISC, FLAT, ground, ROUND, SOFT } from '../../lib/light.ts';
import { star } from '../../lib/motifs.ts';
import { C } from '../../lib/palette.ts';
import { cylinder } from '../../lib/surfaces.ts';
import { at, clip, E, G, P, S } from '../../lib/svg.ts';
import { textRound } from '../../lib/text.ts';
import { band, drum, wrap } from './cylinder.ts';
import { label } from './label.ts';
import type { Packaged } from './label-text.ts';

export type TinLook = {
  readonly body: string;
  readonly rim: string;
  readonly lid: string;
  readonly lidEdge: string;
  readonly lidDark: string;
  /** Round the lid, in capitals. */
  readonly lidText: string;
  /** The large and the small motif, each round the origin. */
  readonly motifs: readonly [string, string];
};

export type TinOptions = Packaged & { readonly look: TinLook };

const BODY = { r: 262, bulge: 62 };
const LID = { r: 268, bulge: 62 };
const TOP = -416;
const LID_TOP = -496;
const LID_FOOT = -398;
const INSIDE = '#3c2413';

/** Where the biscuits of an open tin lie: the middle of its mouth. */
export const TIN_MOUTH = TOP - BODY.bulge;

const lidFace = (look: TinLook, y: number, rx: number, ry: number): string => {
  const ring = { cx: 0, cy: y, size: rx * 0.135, track: 0.16 };
  return (
    E(0, y, rx, ry, look.lid) +
    `<ellipse cy="${y}" rx="${rx - 4}" ry="${ry - 2}" fill="none" stroke="${look.lidEdge}" stroke-width="5"/>` +
    G(
      `<circle r="${rx * 0.83}" fill="none" stroke="${C.cream}" stroke-width="4"/>` +
        `<circle r="${rx * 0.56}" fill="none" stroke="${C.cream}" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"/>` +
        P(star(rx * 0.46), C.sun),
      `translate(0 ${y}) scale(1 ${(ry / rx).toFixed(3)})`,
    ) +
    P(
      textRound(look.lidText, { ...ring, rx: rx * 0.635, ry: ry * 0.635 }) +
        textRound('SÄLJRUNDAN', { ...ring, rx: rx * 0.745, ry: ry * 0.745, foot: true }),
      C.cream,
    ) +
    E(0, y, rx, ry, DISC)
  );
};

const wall = ({ id, look, label: words, fine }: TinOptions): string => {
  const outline = drum(BODY, TOP, 0);
  const onLabel = (half: number) => (u: number, v: number) => Math.abs(u) < half && v > TOP + 50;
  const rows = { rows: 5, step: 86, top: TOP + 70, rowHeight: 78 };
  const [large, small] = look.motifs;
  const between = (u: number, v: number) => onLabel(195)(u + 43, v);
  return (
    ground(0, 0, BODY.r, 60) +
    P(outline, look.body) +
    clip(
      `${id}-body`,
      outline,
      wrap(BODY, { ...rows, skip: onLabel(178) }, () => large) +
        wrap(BODY, { ...rows, skip: between }, () => at(43, 0, small)),
    ) +
    P(band(BODY, TOP + 17, 14) + band(BODY, -21, 14), look.rim) +
    label({ ...words, x: -160, y: TOP + 48, w: 320, h: 332, map: cylinder(0, BODY.r, BODY.bulge), fine }) +
    P(outline, ROUND)
  );
};

/** A round biscuit tin with its lid on; its foot stands at the origin. */
export const tin = (options: TinOptions): string => {
  const { look } = options;
  const side = drum(LID, LID_TOP, LID_FOOT);
  const { r, bulge } = BODY;
  const shadow = `M${4 - r} ${LID_FOOT - bulge + 6}a${r} ${bulge} 0 0 0 ${2 * r - 8} 0v14a${r} ${bulge} 0 0 1 ${8 - 2 * r} 0z`;
  return (
    wall(options) +
    P(shadow, C.shadow, `opacity=".35" ${SOFT}`) +
    P(side, look.lid) +
    P(band(LID, LID_FOOT - 24, 6), C.cream) +
    P(side, ROUND) +
    lidFace(look, LID_TOP - LID.bulge, LID.r, LID.bulge)
  );
};

/** The tin without its lid; contents are drawn round the middle of its mouth and cut off by the front rim. */
export const openTin = (options: TinOptions, contents: string): string => {
  const { r, bulge } = BODY;
  const mouth = `M${9 - r} ${TIN_MOUTH + 4}a${r - 9} ${bulge - 6} 0 0 0 ${2 * r - 18} 0V-1000H${9 - r}z`;
  return (
    wall(options) +
    E(0, TIN_MOUTH, r, bulge, '#e7c98b') +
    E(0, TIN_MOUTH + 4, r - 9, bulge - 6, INSIDE) +
    clip(`${options.id}-mouth`, mouth, at(0, TIN_MOUTH, contents)) +
    S(`M${3 - r} ${TIN_MOUTH}a${r - 3} ${bulge} 0 0 0 ${2 * r - 6} 0`, '#f7e3b4', 6)
  );
};

/** The lid by itself, leaning against something on its left; its middle is at the origin. */
export const leaningLid = (look: TinLook): string =>
  ground(0, 212, 150, 30, 0.4) +
  G(
    E(20, 4, 150, 206, look.lidDark) +
      G(lidFace(look, 0, 206, 206), 'scale(.73 1)') +
      `<ellipse rx="150" ry="206" fill="${FLAT}" opacity=".5"/>`,
    'rotate(-14)',
  );
