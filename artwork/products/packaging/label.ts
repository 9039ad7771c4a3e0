import { awning } from '../../lib/awning.ts';
import { palette } from '../../lib/palette.ts';
import { projectPath, roundRect } from '../../lib/path.ts';
import { flat, type Surface } from '../../lib/surfaces.ts';
import { path, stroke } from '../../lib/svg.ts';
import { textPath, textWidth } from '../../lib/text.ts';

export type LabelOptions = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The product's name, one string per line. */
  readonly name: readonly string[];
  /** A description in a few words. */
  readonly subtitle: string;
  /** The product's number in the range, printed as "N:o 9". */
  readonly number: number;
  readonly weight: string;
  /** The awning's colours. */
  readonly stripe?: readonly [string, string];
  /** Colour of the stitched line, the number and the weight. Default: the awning's first colour. */
  readonly accent?: string;
  /** Number of stripes of the awning; odd, so that both ends have the same colour. */
  readonly stripes?: number;
  /** Awning height as a fraction of the label's width. */
  readonly awningHeight?: number;
  /** Maximum font size of the name as a fraction of the label's width. */
  readonly maxNameSize?: number;
  readonly map?: Surface;
  /** False leaves out the small print and lets the name fill the label: for images at card size. */
  readonly fine: boolean;
};

/** The text and colours of a product's label. The packaging decides its place and size. */
export type LabelText = Pick<LabelOptions, 'name' | 'subtitle' | 'number' | 'weight' | 'stripe' | 'accent'>;

/** Options that every kind of packaging takes. */
export type PackagingOptions = {
  /** Prefix of the SVG ids; packages that look different need different prefixes. */
  readonly id: string;
  readonly label: LabelText;
  readonly fine: boolean;
};

const RADIUS = 16;
const CAP_HEIGHT = 0.7;
const DESCENDER = 0.17;
const LEADING = 0.94;
const NAME_TRACK = -0.022;
const SMALLEST_NAME = 20;
const STITCH = { pitch: 17, length: 10, width: 3.4 };
const COARSE_STITCH = { pitch: 26, length: 13, width: 6 };

type NameFit = { readonly size: number; readonly gap: number };

/** The largest font size at which the name fits the width and each gap around the lines is at least `air`. */
const fitName = (
  lines: readonly string[],
  room: { readonly width: number; readonly height: number; readonly fixed: number; readonly gaps: number },
  limits: { readonly maxSize: number; readonly air: number },
): NameFit => {
  const tail = /[gjpqy]/.test(lines.at(-1) ?? '') ? DESCENDER : 0;
  let size = Math.floor(limits.maxSize);
  let gap = 0;
  for (; size > SMALLEST_NAME; size -= 1) {
    gap = (room.height - room.fixed - size * (CAP_HEIGHT + tail + (lines.length - 1) * LEADING)) / room.gaps;
    const widest = Math.max(...lines.map((line) => textWidth(line, { size, track: NAME_TRACK })));
    if (gap >= limits.air && widest <= room.width) break;
  }
  return { size, gap };
};

const stitches = (cx: number, y: number, width: number, { pitch, length }: typeof STITCH, map: Surface): string => {
  const count = Math.floor(width / pitch);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = cx - (count * pitch) / 2 + i * pitch + (pitch - length) / 2;
    d += projectPath(`M${x} ${y}L${x + length} ${y}`, map);
  }
  return d;
};

/** The brand's label, the same on every package: awning, maker, name, stitched line, subtitle, number and weight. */
export const label = (options: LabelOptions): string => {
  const { x, y, w, h, name, subtitle, number, weight, fine, map = flat } = options;
  const { stripe = [palette.brick, palette.cream], stripes = 7, awningHeight = 0.1, maxNameSize = 0.3 } = options;
  const accent = options.accent ?? stripe[0];
  const cx = x + w / 2;
  const roofHeight = Math.round(w * awningHeight * (fine ? 1 : 1.2));
  const small = Math.max(20, w * 0.058);
  const top = y + roofHeight + w / stripes / 2 + small * (fine ? 0.62 : 0.2);
  const foot = y + h - small * 0.95;
  const makerHeight = fine ? small * 0.84 * CAP_HEIGHT : 0;
  const subtitleHeight = fine ? small * CAP_HEIGHT : 0;
  const figuresHeight = fine ? small * 0.92 * CAP_HEIGHT : 0;
  const stitch = fine ? STITCH : COARSE_STITCH;

  const { size, gap } = fitName(
    name,
    {
      width: w * (fine ? 0.86 : 0.89),
      height: (fine ? foot : y + h - small * 0.4) - top,
      fixed: makerHeight + stitch.width + subtitleHeight + figuresHeight,
      gaps: fine ? 4 : 3,
    },
    { maxSize: w * maxNameSize * (fine ? 1 : 1.25), air: small * (fine ? 0.78 : 0.7) },
  );
  const lineHeight = size * LEADING;
  const maker = top + makerHeight;
  const first = maker + gap + size * CAP_HEIGHT;
  const last = first + (name.length - 1) * lineHeight;
  const stitchY = last + gap * 0.95 + stitch.width / 2 + (/[gjpqy]/.test(name.at(-1) ?? '') ? size * DESCENDER : 0);

  const print = name.map((line, i) =>
    textPath(line, { x: cx, y: first + i * lineHeight, size, track: NAME_TRACK, map }),
  );
  if (fine) {
    print.push(textPath('SÄLJRUNDAN', { x: cx, y: maker, size: small * 0.84, track: 0.2, map }));
    print.push(
      textPath(subtitle, {
        x: cx,
        y: stitchY + stitch.width / 2 + gap * 0.92 + subtitleHeight,
        size: small,
        weight: 400,
        map,
      }),
    );
  }
  const figures = { y: foot, size: small * 0.92, map };
  const margin = small * 0.95;
  return (
    path(projectPath(roundRect(x, y, w, h, RADIUS), map), palette.cream) +
    awning({ x, y, w, h: roofHeight, stripes, colours: stripe, map }) +
    path(print.join(''), palette.ink) +
    stroke(stitches(cx, stitchY, w * 0.5, stitch, map), accent, stitch.width, 'stroke-linecap="round"') +
    (fine
      ? path(
          textPath(`N:o ${number}`, { ...figures, x: x + margin, anchor: 'start' }) +
            textPath(weight, { ...figures, x: x + w - margin, anchor: 'end' }),
          accent,
        )
      : '')
  );
};
