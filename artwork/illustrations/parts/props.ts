import { palette } from '../../lib/palette.ts';
import { type Sheet, translate } from '../../lib/sheet.ts';
import { circle, group, rect, stroke } from '../../lib/svg.ts';
import { LEADER_SKIN } from './cast.ts';
import { CRISPBREAD_BOX, tin } from './goods.ts';
import { BOARD, CARDBOARD, CARDBOARD_LIT } from './materials.ts';

export const shadow = (x: number, y: number, rx: number, ry = 9): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#0b3b2d" opacity=".16"/>`;

export const parcel = (x: number, y: number, w: number, h: number, tape: string = palette.brick): string =>
  group(
    rect(0, -h, w, h, CARDBOARD, 2) +
      rect(0, -h, w, h * 0.16, CARDBOARD_LIT, 2) +
      rect(w * 0.42, -h, w * 0.16, h * 0.5, tape) +
      rect(w * 0.7, -h, w * 0.3, h, palette.ink, 0, 'opacity=".1"'),
    translate(x, y),
  );

const wheel = (x: number): string => circle(x, -10, 11, palette.ink) + circle(x, -10, 5, palette.sun);

export const WAGON_WITHOUT_LOAD =
  stroke('M-8-22-62-50', palette.ink, 4.5) +
  wheel(20) +
  wheel(92) +
  rect(-8, -42, 126, 22, palette.brick, 5) +
  rect(-8, -32, 126, 12, palette.brickDeep, 4) +
  stroke('M4-37H106', '#fff', 2, 'stroke-dasharray="5 5" opacity=".6"');

/** The handle points left; the wheels stand on y. */
export const wagon = (sheet: Sheet): string =>
  parcel(4, -30, 46, 36) +
  parcel(54, -30, 42, 28, palette.pine) +
  sheet.put(tin(), 78, -58, 0.72) +
  sheet.put(CRISPBREAD_BOX, 26, -66, 0.72) +
  WAGON_WITHOUT_LOAD;

export const phone = (x: number, y: number, rotation: number, scale = 1): string =>
  group(
    rect(-9, -16, 18, 32, palette.ink, 4) +
      rect(-7, -13, 14, 25, '#dff3ea', 2) +
      rect(-7, -13, 14, 6, palette.brick) +
      rect(-4.5, -4, 9, 9, palette.pine, 1),
    `translate(${x} ${y}) rotate(${rotation}) scale(${scale})`,
  );

/** Held by the leader's front hand. */
export const CLIPBOARD =
  group(
    rect(-17, -24, 34, 44, BOARD, 3) +
      rect(-13, -18, 26, 34, palette.paper) +
      stroke('M-8-9h16M-8-2h16M-8 5h10', palette.pine, 2.4) +
      rect(-6, -27, 12, 6, palette.ink, 2),
    'translate(16 -104) rotate(6)',
  ) + circle(12, -88, 8.5, LEADER_SKIN);

const LEAF = '<path d="M0-9C7-4 7 4 0 9-7 4-7-4 0-9z"/>';

export type Leaf = readonly [x: number, y: number, rotation: number, colour: string];

export const leaves = (sheet: Sheet, list: readonly Leaf[]): string =>
  list
    .map(([x, y, rotation, colour]) =>
      sheet.reuse(LEAF, `fill="${colour}" transform="translate(${x} ${y}) rotate(${rotation})"`),
    )
    .join('');

export const ORANGE_LEAF = '#e58b3c';
