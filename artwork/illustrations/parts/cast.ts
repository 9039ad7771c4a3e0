import { C } from '../../lib/palette.ts';
import { S } from '../../lib/svg.ts';
import { chestBand, dots, stripes, zip } from './clothes.ts';
import type { Look } from './person.ts';

const SKIN = { light: '#f6d0ae', warm: '#e8b48a', brown: '#b97a50', dark: '#7c4a30' } as const;

/** The leader's hand where it holds a clipboard is drawn with the clipboard. */
export const LEADER_SKIN = SKIN.warm;

/** The same people in every picture. */
export const CAST = {
  leader: {
    skin: SKIN.warm,
    hair: '#6b4426',
    style: 'cap',
    top: C.pine,
    pattern: zip(C.sun),
    legs: '#2b3b46',
    tall: 30,
  },
  nora: {
    skin: SKIN.brown,
    hair: '#241713',
    style: 'bob',
    top: C.blue,
    pattern: stripes(C.paper, 7, 20) + S('M8-80a6.5 6.5 0 1 1-.1-1Q10-68 0-61', C.sun, 5),
    legs: '#22343c',
  },
  vera: {
    skin: SKIN.light,
    hair: C.sun,
    style: 'beanie',
    top: C.clay,
    pattern: chestBand('#fff3d6', C.brick),
    legs: '#3d4f7a',
    scarf: C.pine,
  },
  elsa: {
    skin: SKIN.light,
    hair: '#d98f3c',
    style: 'braids',
    top: C.brick,
    pattern: stripes(C.cream, 6, 18),
    legs: '#3d4f7a',
  },
  sam: { skin: SKIN.dark, hair: '#2a1a14', style: 'curly', top: C.sun, pattern: chestBand(C.pine, C.paper) },
  amina: { skin: SKIN.warm, hair: '#7ab6a0', style: 'veil', top: '#f6efe0', pattern: dots(C.pine), legs: C.plum },
  grandmother: {
    skin: SKIN.light,
    hair: '#cfd2cf',
    style: 'bun',
    top: C.plum,
    pattern: dots('#e6a1a8'),
    legs: '#d9c7b0',
    shoe: '#5b2f22',
    scarf: C.sun,
    skirt: C.blue,
    tall: 22,
  },
  father: {
    skin: SKIN.light,
    hair: '#8a4b25',
    style: 'short',
    top: C.leaf,
    pattern: zip(C.paper),
    legs: '#3b4a44',
    beard: true,
    tall: 32,
  },
  mother: {
    skin: SKIN.brown,
    hair: '#241713',
    style: 'bun',
    top: C.rose,
    pattern: dots(C.brick),
    legs: '#2c4a5c',
    glasses: true,
    tall: 26,
  },
} as const satisfies Record<string, Look>;
