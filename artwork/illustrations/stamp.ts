import { palette } from '../lib/palette.ts';
import type { Illustration } from '../lib/sheet.ts';
import { path } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { PROFIT_SHARE } from './parts/rule-figures.ts';

export const stamp: Illustration = {
  name: 'stampel',
  box: [0, 0, 160, 160],
  draw: () =>
    `<g fill="none" stroke="${palette.brick}"><circle cx="80" cy="80" r="74" stroke-width="5"/><circle cx="80" cy="80" r="66" stroke-width="2" stroke-dasharray="4 5"/></g>` +
    path(
      textPath(PROFIT_SHARE, { x: 80, y: 95, size: 50, track: -0.03 }) +
        textPath('TILL ER', { x: 80, y: 119, size: 16, track: 0.16 }) +
        textPath('ALLTID', { x: 80, y: 48, size: 16, track: 0.16 }),
      palette.brick,
    ),
};
