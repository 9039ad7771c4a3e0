import { C } from '../../lib/palette.ts';
import { move, type Sheet } from '../../lib/sheet.ts';
import { G, O, R, S } from '../../lib/svg.ts';
import { LEADER_SKIN } from './cast.ts';
import { CRISPBREAD_BOX, tin } from './goods.ts';
import { BOARD, CARDBOARD, CARDBOARD_LIT } from './materials.ts';

export const shadow = (x: number, y: number, rx: number, ry = 9): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#0b3b2d" opacity=".16"/>`;

export const parcel = (x: number, y: number, w: number, h: number, tape: string = C.brick): string =>
  G(
    R(0, -h, w, h, CARDBOARD, 2) +
      R(0, -h, w, h * 0.16, CARDBOARD_LIT, 2) +
      R(w * 0.42, -h, w * 0.16, h * 0.5, tape) +
      R(w * 0.7, -h, w * 0.3, h, C.ink, 0, 'opacity=".1"'),
    move(x, y),
  );

const wheel = (x: number): string => O(x, -10, 11, C.ink) + O(x, -10, 5, C.sun);

export const WAGON_WITHOUT_LOAD =
  S('M-8-22-62-50', C.ink, 4.5) +
  wheel(20) +
  wheel(92) +
  R(-8, -42, 126, 22, C.brick, 5) +
  R(-8, -32, 126, 12, C.brickDeep, 4) +
  S('M4-37H106', '#fff', 2, 'stroke-dasharray="5 5" opacity=".6"');

/** The handle points left; the wheels stand on y. */
export const wagon = (sheet: Sheet): string =>
  parcel(4, -30, 46, 36) +
  parcel(54, -30, 42, 28, C.pine) +
  sheet.put(tin(), 78, -58, 0.72) +
  sheet.put(CRISPBREAD_BOX, 26, -66, 0.72) +
  WAGON_WITHOUT_LOAD;

export const phone = (x: number, y: number, rotation: number, scale = 1): string =>
  G(
    R(-9, -16, 18, 32, C.ink, 4) +
      R(-7, -13, 14, 25, '#dff3ea', 2) +
      R(-7, -13, 14, 6, C.brick) +
      R(-4.5, -4, 9, 9, C.pine, 1),
    `translate(${x} ${y}) rotate(${rotation}) scale(${scale})`,
  );

/** Held by the leader's front hand. */
export const CLIPBOARD =
  G(
    R(-17, -24, 34, 44, BOARD, 3) +
      R(-13, -18, 26, 34, C.paper) +
      S('M-8-9h16M-8-2h16M-8 5h10', C.pine, 2.4) +
      R(-6, -27, 12, 6, C.ink, 2),
    'translate(16 -104) rotate(6)',
  ) + O(12, -88, 8.5, LEADER_SKIN);

const LEAF = '<path d="M0-9C7-4 7 4 0 9-7 4-7-4 0-9z"/>';

export type Leaf = readonly [x: number, y: number, rotation: number, colour: string];

export const leaves = (sheet: Sheet, list: readonly Leaf[]): string =>
  list
    .map(([x, y, rotation, colour]) =>
      sheet.reuse(LEAF, `fill="${colour}" transform="translate(${x} ${y}) rotate(${rotation})"`),
    )
    .join('');

export const ORANGE_LEAF = '#e58b3c';
