import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import type { Box, Sheet } from '../../lib/sheet.ts';
import { group, path, rect, stroke } from '../../lib/svg.ts';
import { textPath } from '../../lib/text.ts';

export const STEP_BOX: Box = [0, 0, 480, 400];

/** A wall and a floor in the colours of the step. */
export const stepBackdrop = (wall: string, floor: string, shape: string): string =>
  path(shape, wall) + path('M28 344Q240 316 452 344Q470 372 428 378H52Q10 372 28 344z', floor);

/** The stitched line that runs through all three steps. */
export const stitchedLine = (d: string): string => stroke(d, palette.brick, 4, 'stroke-dasharray="1 13"');

const SCREEN = 'M-50-128H50Q68-128 68-110V110Q68 128 50 128H-50Q-68 128-68 110V-110Q-68-128-50-128z';

/** A telephone as tall as a person, its screen 136 by 256 around 0, 0. */
export const bigPhone = (sheet: Sheet, x: number, y: number, rotation: number, screen: string): string =>
  group(
    rect(-72, -138, 156, 280, '#0b2f25', 26) +
      rect(-78, -140, 156, 280, palette.ink, 26) +
      path(SCREEN, palette.paper) +
      sheet.clipTo(SCREEN, screen) +
      rect(-18, -124, 36, 8, palette.ink, 4),
    `translate(${x} ${y}) rotate(${rotation})`,
  );

/** The top of a screen: a coloured bar with title and awning. */
export const screenHead = (title: string, colour: string, stripes: readonly [string, string]): string =>
  path('M-68-128H68v52H-68z', colour) +
  repeat(5, (i) => path(`M${decimal(-68 + i * 27.2)}-76h27.2v6a13.6 11 0 0 1-27.2 0z`, stripes[i % 2] ?? stripes[0])) +
  path(textPath(title, { x: 0, y: -92, size: 23 }), palette.paper);
