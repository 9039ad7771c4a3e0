import { C } from '../lib/palette.ts';
import type { Scene } from '../lib/sheet.ts';
import { P } from '../lib/svg.ts';
import { text } from '../lib/text.ts';
import { PROFIT_SHARE } from './parts/rule-figures.ts';

export const stamp: Scene = {
  name: 'stampel',
  box: [0, 0, 160, 160],
  draw: () =>
    `<g fill="none" stroke="${C.brick}"><circle cx="80" cy="80" r="74" stroke-width="5"/><circle cx="80" cy="80" r="66" stroke-width="2" stroke-dasharray="4 5"/></g>` +
    P(
      text(PROFIT_SHARE, { x: 80, y: 95, size: 50, track: -0.03 }) +
        text('TILL ER', { x: 80, y: 119, size: 16, track: 0.16 }) +
        text('ALLTID', { x: 80, y: 48, size: 16, track: 0.16 }),
      C.brick,
    ),
};
