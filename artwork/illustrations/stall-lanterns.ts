import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, ellipse, group, path, radialGradient, stroke } from '../lib/svg.ts';

/**
 * The lanterns of the calculator's stall: a tile with two of them on a string, and below it the same two lit, without the
 * string. The style sheet repeats the upper half, and the lower half over it (client/styles/stall.css).
 */
const TILE = { width: 160, height: 70 };

/** The halos reach above their half. */
const GAP = 8;

const WOOD = '#c99561';

/** The rod, the cap and the foot of a lantern. Its paper hangs before it. */
const frame = (x: number): string => path(`M${x - 5} 12h10v35h-10z`, WOOD);

const paper = (x: number, colour: string): string =>
  ellipse(x, 30, 17, 14, colour) +
  stroke(`M${x - 14} 23h28M${x - 16} 30h32M${x - 14} 37h28`, palette.ink, 1, 'opacity=".3"');

export const stallLanterns: Illustration = {
  name: 'standet-lyktor',
  box: [0, 0, TILE.width, 2 * TILE.height + GAP],
  draw: (sheet) => {
    const glow = sheet.define((id) =>
      radialGradient(id, [
        [0, palette.sun, 0.75],
        [1, palette.sun, 0],
      ]),
    );
    const halo = (x: number): string => circle(x, 30, 38, `url(#${glow})`);
    const dark = frame(40) + frame(120) + paper(40, '#b9a878') + paper(120, '#a3604a');
    const lit = halo(40) + halo(120) + paper(40, '#ffe08a') + paper(120, '#ffab73');
    return stroke('M0 2Q40 24 80 2q40 22 80 0', WOOD, 1.6) + dark + group(lit, translate(0, TILE.height + GAP));
  },
};
