import { projectPath } from './path.ts';
import { flat, type Surface } from './surfaces.ts';
import { path } from './svg.ts';

export type AwningOptions = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** Height of the straight part. The scallops extend half a stripe below it. */
  readonly h: number;
  readonly stripes: number;
  readonly colours: readonly [string, string];
  readonly map?: Surface;
};

/** Length of the Bézier handles that approximate a circular arc, as a fraction of the radius. */
const ARC = 0.56;

/** The brand's mark: a striped awning with scallops. */
export const awning = ({ x, y, w, h, stripes, colours, map = flat }: AwningOptions): string => {
  const width = w / stripes;
  const r = width / 2;
  const k = r * ARC;
  const foot = y + h;
  const every = (first: number): string => {
    let d = '';
    for (let i = first; i < stripes; i += 2) {
      const a = x + i * width;
      const b = a + width;
      d += projectPath(
        `M${a} ${y}L${b} ${y}L${b} ${foot}C${b} ${foot + k * 1.2} ${b - r + k} ${foot + r} ${b - r} ${foot + r}` +
          `C${b - r - k} ${foot + r} ${a} ${foot + k * 1.2} ${a} ${foot}Z`,
        map,
      );
    }
    return d;
  };
  return path(every(0), colours[0]) + path(every(1), colours[1]);
};
