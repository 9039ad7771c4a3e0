import { awning } from '../lib/awning.ts';
import { palette } from '../lib/palette.ts';
import type { Illustration, Sheet } from '../lib/sheet.ts';
import { circle, path, stroke } from '../lib/svg.ts';

const DISC = 'M0 24a24 24 0 0 1 48 0a24 24 0 0 1-48 0z';

/** The brand's logo, 48 units wide: an awning and a smile. */
export const drawLogo = (sheet: Sheet): string =>
  circle(24, 24, 24, palette.pine) +
  sheet.clipTo(DISC, awning({ x: 0, y: 0, w: 48, h: 18, stripes: 6, colours: [palette.sun, palette.paper] })) +
  circle(24, 24, 23.3, 'none', `stroke="${palette.pine}" stroke-width="1.4"`) +
  stroke('M13.5 31.5C17 39.5 31 39.5 34.5 31.5', palette.paper, 3.4);

export const logo: Illustration = { name: 'skylt', box: [0, 0, 48, 48], draw: drawLogo };

/** The logo on a full-bleed square, for platforms that mask icons themselves. */
export const squareLogo = (name: string, background: string): Illustration => ({
  name,
  box: [-7, -7, 62, 62],
  draw: (sheet) => path('M-7-7h62v62H-7z', background) + drawLogo(sheet),
});
