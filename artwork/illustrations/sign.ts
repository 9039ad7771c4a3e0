import { awning } from '../lib/awning.ts';
import { C } from '../lib/palette.ts';
import type { Scene, Sheet } from '../lib/sheet.ts';
import { O, P, S } from '../lib/svg.ts';

const DISC = 'M0 24a24 24 0 0 1 48 0a24 24 0 0 1-48 0z';

/** The brand's sign, 48 units wide: an awning and a smile. */
export const drawSign = (sheet: Sheet): string =>
  O(24, 24, 24, C.pine) +
  sheet.clipTo(DISC, awning({ x: 0, y: 0, w: 48, h: 18, stripes: 6, colours: [C.sun, C.paper] })) +
  O(24, 24, 23.3, 'none', `stroke="${C.pine}" stroke-width="1.4"`) +
  S('M13.5 31.5C17 39.5 31 39.5 34.5 31.5', C.paper, 3.4);

export const sign: Scene = { name: 'skylt', box: [0, 0, 48, 48], draw: drawSign };

/** The same on a square that reaches the edges; a phone cuts its own corners. */
export const squareSign = (name: string, background: string): Scene => ({
  name,
  box: [-7, -7, 62, 62],
  draw: (sheet) => P('M-7-7h62v62H-7z', background) + drawSign(sheet),
});
