import font from './outfit-glyphs.generated.json' with { type: 'json' };
import { parsePath, type Segment, writePath } from './path.ts';
import { flat, type Point, type Surface } from './surfaces.ts';

export type Weight = 400 | 700;

type Face = {
  readonly advance: Readonly<Record<string, number>>;
  readonly outline: Readonly<Record<string, string>>;
  readonly kerning: Readonly<Record<string, number>>;
};

const FACES: Readonly<Record<Weight, Face>> = { 400: font[400], 700: font[700] };
const UNITS_PER_EM = 1000;

export type TextStyle = {
  readonly size: number;
  readonly weight?: Weight;
  /** Letter spacing as a fraction of the font size. */
  readonly track?: number;
};

type PlacedGlyph = { readonly character: string; readonly offset: number; readonly advance: number };

const layOutLine = (str: string, { size, weight = 700, track = 0 }: TextStyle) => {
  const face = FACES[weight];
  const scale = size / UNITS_PER_EM;
  const characters = [...str];
  let width = 0;
  const glyphs = characters.map((character, i): PlacedGlyph => {
    const next = characters[i + 1];
    const units = face.advance[character];
    if (units === undefined) throw new Error(`The font data has no outline of ${JSON.stringify(character)}`);
    const advance = units * scale;
    const glyph = { character, offset: width, advance };
    width += advance + (next ? (face.kerning[character + next] ?? 0) * scale + track * size : 0);
    return glyph;
  });
  return { glyphs, width, scale, face };
};

/** The width of a line of text in user units. */
export const textWidth = (str: string, style: TextStyle): number => layOutLine(str, style).width;

const outline = (face: Face, character: string, scale: number, to: Surface): Segment[] =>
  parsePath(face.outline[character] ?? '').map(({ command, points }) => ({
    command,
    points: points.map(([x, y]): Point => to(x * scale, -y * scale)),
  }));

export type TextOptions = TextStyle & {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly map?: Surface;
};

/** Copy with ordinary spaces: paths cannot break a line, and the font data has no no-break space. */
export const withoutNoBreakSpaces = (copy: string): string => copy.replaceAll('\u00a0', ' ');

/** Text in Outfit as path data, so that the image needs no font. */
export const textPath = (str: string, { x, y, anchor = 'middle', map = flat, ...style }: TextOptions): string => {
  const { glyphs, width, scale, face } = layOutLine(str, style);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return writePath(
    glyphs.flatMap(({ character, offset }) => outline(face, character, scale, (u, v) => map(left + offset + u, y + v))),
  );
};

export type EllipseTextOptions = TextStyle & {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** Upright along the lower edge instead of the upper. */
  readonly foot?: boolean;
};

/** Text along an ellipse, centred at its top or bottom, as path data. */
export const textAroundEllipse = (
  str: string,
  { cx, cy, rx, ry, foot = false, ...style }: EllipseTextOptions,
): string => {
  const { glyphs, width, scale, face } = layOutLine(str, style);
  const turn = foot ? -1 : 1;
  return writePath(
    glyphs.flatMap(({ character, offset, advance }) => {
      const angle = turn * ((offset + advance / 2 - width / 2) / rx - Math.PI / 2);
      const along = angle + (turn * Math.PI) / 2;
      return outline(face, character, scale, (u, v) => {
        const radius = rx - turn * v;
        const shift = u - advance / 2;
        const dx = Math.cos(angle) * radius + Math.cos(along) * shift;
        const dy = Math.sin(angle) * radius + Math.sin(along) * shift;
        return [cx + dx, cy + (dy * ry) / rx];
      });
    }),
  );
};
