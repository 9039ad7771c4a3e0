import { palette } from '../../lib/palette.ts';
import { rect, stroke } from '../../lib/svg.ts';
import type { Look } from './person.ts';

// Patterns for a jumper: wider than the wearer, and clipped to the outline of the coat.
const stripes = (colour: string, width = 8, gap = 22): string =>
  stroke('M0-120V10', colour, 100, `stroke-linecap="butt" stroke-dasharray="${width} ${gap - width}"`);

const dots = (colour: string): string =>
  stroke('M-30-102H50M-20-84H50M-30-66H50M-20-48H50', colour, 7.2, 'stroke-dasharray="0 20"');

const zip = (colour: string): string => stroke('M0-116V-40', colour, 3, 'stroke-dasharray="1 6"');

const chestBand = (colour: string, edge?: string): string =>
  rect(-50, -96, 100, 20, colour) + (edge ? rect(-50, -76, 100, 5, edge) : '');

const SKIN = { light: '#f6d0ae', warm: '#e8b48a', brown: '#b97a50', dark: '#7c4a30' } as const;

/** The clipboard draws the hand that holds it. */
export const LEADER_SKIN = SKIN.warm;

/** The recurring characters. */
export const CAST = {
  leader: {
    skin: SKIN.warm,
    hair: '#6b4426',
    style: 'cap',
    top: palette.pine,
    pattern: zip(palette.sun),
    legs: '#2b3b46',
    tall: 30,
  },
  nora: {
    skin: SKIN.brown,
    hair: '#241713',
    style: 'bob',
    top: palette.blue,
    pattern: stripes(palette.paper, 7, 20) + stroke('M8-80a6.5 6.5 0 1 1-.1-1Q10-68 0-61', palette.sun, 5),
    legs: '#22343c',
  },
  vera: {
    skin: SKIN.light,
    hair: palette.sun,
    style: 'beanie',
    top: palette.clay,
    pattern: chestBand('#fff3d6', palette.brick),
    legs: '#3d4f7a',
    scarf: palette.pine,
  },
  elsa: {
    skin: SKIN.light,
    hair: '#d98f3c',
    style: 'braids',
    top: palette.brick,
    pattern: stripes(palette.cream, 6, 18),
    legs: '#3d4f7a',
  },
  sam: {
    skin: SKIN.dark,
    hair: '#2a1a14',
    style: 'curly',
    top: palette.sun,
    pattern: chestBand(palette.pine, palette.paper),
  },
  amina: {
    skin: SKIN.warm,
    hair: '#7ab6a0',
    style: 'veil',
    top: '#f6efe0',
    pattern: dots(palette.pine),
    legs: palette.plum,
  },
  grandmother: {
    skin: SKIN.light,
    hair: '#cfd2cf',
    style: 'bun',
    top: palette.plum,
    pattern: dots('#e6a1a8'),
    legs: '#d9c7b0',
    shoe: '#5b2f22',
    scarf: palette.sun,
    skirt: palette.blue,
    tall: 22,
  },
  father: {
    skin: SKIN.light,
    hair: '#8a4b25',
    style: 'short',
    top: palette.leaf,
    pattern: zip(palette.paper),
    legs: '#3b4a44',
    beard: true,
    tall: 32,
  },
  mother: {
    skin: SKIN.brown,
    hair: '#241713',
    style: 'bun',
    top: palette.rose,
    pattern: dots(palette.brick),
    legs: '#2c4a5c',
    glasses: true,
    tall: 26,
  },
} as const satisfies Record<string, Look>;
