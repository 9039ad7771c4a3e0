import { decimal } from './number.ts';
import { flat, type Point, type Surface } from './surfaces.ts';

export type Segment = { readonly command: string; readonly points: readonly Point[] };

/** Maximum length of a straight segment on a curved surface, in user units; longer edges are split. */
const LONGEST_STRAIGHT = 26;

/** Parses absolute M L Q C Z path data. */
export const parsePath = (d: string): Segment[] =>
  [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = '', list = '']) => {
    const numbers = [...list.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([value]) => Number(value));
    const points = numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0]]));
    return { command, points };
  });

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const formatPoint = (x: number, y: number): string => `${decimal(x)} ${decimal(y)}`.replace(' -', '-');

/** Writes segments as relative path data, which is shorter. */
export const writePath = (segments: readonly Segment[]): string => {
  let d = '';
  let x = 0;
  let y = 0;
  for (const { command, points } of segments) {
    const end = points.at(-1);
    if (!end) {
      d += 'z';
    } else if (command === 'M') {
      d += `M${formatPoint(end[0], end[1])}`;
      [x, y] = [roundToTenth(end[0]), roundToTenth(end[1])];
    } else {
      const [fromX, fromY] = [x, y];
      d += command.toLowerCase() + points.map(([px, py]) => formatPoint(px - fromX, py - fromY)).join(' ');
      x += roundToTenth(end[0] - x);
      y += roundToTenth(end[1] - y);
    }
  }
  return d;
};

/** Projects absolute M L Q C Z path data onto a surface. Splits straight edges, so that they can bend. */
export const projectPath = (d: string, surface: Surface = flat): string => {
  let from: Point = [0, 0];
  const segments = parsePath(d).flatMap(({ command, points }): Segment[] => {
    const start = from;
    const end = points.at(-1) ?? start;
    from = end;
    if (command !== 'L' || surface === flat) return [{ command, points: points.map(([u, v]) => surface(u, v)) }];
    const pieces = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / LONGEST_STRAIGHT));
    return Array.from({ length: pieces }, (_, i) => {
      const t = (i + 1) / pieces;
      return { command, points: [surface(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)] };
    });
  });
  return writePath(segments);
};

/** A rectangle with rounded corners, in absolute commands for `projectPath`. */
export const roundRect = (x: number, y: number, w: number, h: number, r: number): string => {
  const [right, foot] = [x + w, y + h];
  return (
    `M${x + r} ${y}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}L${right} ${foot - r}Q${right} ${foot} ${right - r} ${foot}` +
    `L${x + r} ${foot}Q${x} ${foot} ${x} ${foot - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`
  );
};

/** A rectangle, in absolute commands for `projectPath`. */
export const rectangle = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
