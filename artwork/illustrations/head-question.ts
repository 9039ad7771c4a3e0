import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { group, path, stroke } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { CAST } from './parts/cast.ts';
import { person } from './parts/person.ts';
import { CLIPBOARD } from './parts/props.ts';

const bubble = (w: number, h: number, tail: number, fill: string): string =>
  path(
    `M18 0H${w - 18}Q${w} 0 ${w} 18V${h - 18}Q${w} ${h} ${w - 18} ${h}H${tail + 24}L${tail} ${h + 22}V${h}H18Q0 ${h} 0 ${h - 18}V18Q0 0 18 0z`,
    fill,
  );

/** For a page head: a member asks and the leader answers. */
export const headQuestion: Illustration = {
  name: 'fragan',
  box: [10, -38, 450, 308],
  draw: (sheet) =>
    group(
      bubble(92, 72, 56, palette.sun) + path(textPath('?', { x: 46, y: 56, size: 58 }), palette.ink),
      translate(24, -18),
    ) +
    group(bubble(124, 62, 26, palette.paper) + stroke('M24 24h76M24 40h48', palette.pine, 6), translate(330, -34)) +
    person(sheet, CAST.sam, {
      x: 150,
      y: 264,
      scale: 1.16,
      gaze: 0.9,
      behind: [-28, -96, -44, -74, -34, -56],
      front: [26, -98, 50, -118, 46, -156],
    }) +
    person(sheet, CAST.leader, {
      x: 300,
      y: 264,
      scale: 1.12,
      gaze: -1,
      behind: [-28, -122, -50, -104, -58, -124],
      front: [28, -122, 54, -96, 20, -88],
      heldInFront: CLIPBOARD,
    }),
};
