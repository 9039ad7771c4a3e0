import { C } from '../lib/palette.ts';
import { move, type Scene } from '../lib/sheet.ts';
import { G, P, S } from '../lib/svg.ts';
import { text } from '../lib/text.ts';
import { CAST } from './parts/cast.ts';
import { person } from './parts/person.ts';
import { CLIPBOARD } from './parts/props.ts';

const bubble = (w: number, h: number, tail: number, fill: string): string =>
  P(
    `M18 0H${w - 18}Q${w} 0 ${w} 18V${h - 18}Q${w} ${h} ${w - 18} ${h}H${tail + 24}L${tail} ${h + 22}V${h}H18Q0 ${h} 0 ${h - 18}V18Q0 0 18 0z`,
    fill,
  );

/** For a page head: a member asks and the leader answers. */
export const headQuestion: Scene = {
  name: 'fragan',
  box: [10, -38, 450, 308],
  draw: (sheet) =>
    G(bubble(92, 72, 56, C.sun) + P(text('?', { x: 46, y: 56, size: 58 }), C.ink), move(24, -18)) +
    G(bubble(124, 62, 26, C.paper) + S('M24 24h76M24 40h48', C.pine, 6), move(330, -34)) +
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
