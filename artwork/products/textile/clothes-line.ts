import { palette } from '../../lib/palette.ts';
import { group, path, rect, stroke } from '../../lib/svg.ts';

/** A sagging line across the image; `y` is its height at the edges. */
export const clothesLine = (y: number): string =>
  stroke(
    `M-10 ${y}C300 ${y + 32} 700 ${y + 32} 1010 ${y - 4}`,
    palette.shadow,
    7,
    'opacity=".12" transform="translate(14 18)"',
  ) + stroke(`M-10 ${y}C300 ${y + 32} 700 ${y + 32} 1010 ${y - 4}`, '#7a4a3a', 6);

/** A wooden peg; the line runs through the origin. */
export const clothesPeg = (x: number, y: number): string =>
  group(
    rect(-11, -36, 22, 86, '#d9a566', 6) +
      rect(-11, -36, 8, 86, '#efc68f', 4) +
      path('M-1-36h2v86h-2z', '#a8743a') +
      stroke('M-14 2H14', '#8c8c86', 6),
    `translate(${x} ${y}) rotate(2)`,
  );
