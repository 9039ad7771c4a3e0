import { DISC, FLAT } from '../../lib/light.ts';
import { lemonSlice } from '../../lib/motifs.ts';
import { n, polar, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { dice } from '../../lib/random.ts';
import { E, G, O, P, S } from '../../lib/svg.ts';

const DRUPELETS = [
  [-16, -12],
  [0, -16],
  [16, -12],
  [-22, 3],
  [-7, 1],
  [9, 1],
  [22, 4],
  [-14, 16],
  [1, 17],
  [15, 16],
  [-4, 27],
  [8, 27],
] as const;

/** A raspberry, about 60 across. */
export const raspberry = (seed = 1, hue = '#b3203f'): string => {
  const throwDice = dice(seed);
  return (
    P('M0 34C-30 34-36 4-28-14-20-30 20-30 28-14 36 4 30 34 0 34z', '#6c0d24') +
    DRUPELETS.map(([x, y]) => O(x, y, 9.6 + throwDice(), hue) + O(x - 3, y - 3.5, 2.6, '#f59aa6')).join('') +
    P('M0-34C4-28 14-32 22-27 14-24 8-19 4-16H-6C-10-20-16-22-22-26-14-32-4-28 0-34z', C.leaf)
  );
};

/** A strawberry, about 90 high. */
export const strawberry = (): string => {
  const body = 'M0 52C-34 36-50-2-40-22-28-42 28-42 40-22 50-2 34 36 0 52z';
  const seeds = [
    [-24, -12],
    [-4, -18],
    [18, -14],
    [-30, 4],
    [-12, 2],
    [8, 4],
    [28, 4],
    [-18, 20],
    [2, 22],
    [20, 20],
    [-4, 38],
  ] as const;
  return (
    P(body, '#d2322f') +
    P('M0 52C34 36 50-2 40-22 36-30 26-34 14-36 30-6 22 30 0 52z', '#a91f24', 'opacity=".7"') +
    G(seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.6" ry="4.4"/>`).join(''), '', 'fill="#f7d27a"') +
    E(-20, -20, 9, 5, '#fff', 'opacity=".35" transform="rotate(-30 -20 -20)"') +
    P(
      'M0-34C-12-22-34-22-44-28-32-34-22-42-14-40-14-48-6-54 2-58 2-50 8-44 14-40 24-44 36-38 44-28 32-20 12-22 0-34z',
      C.leaf,
    )
  );
};

/** A whole lemon lying down. */
export const lemon = (): string =>
  P(
    'M-88 2C-74-8-70-20-58-34-30-62 34-62 58-32 68-20 72-8 86 0 74 12 68 22 56 36 28 62-34 62-60 34-70 22-74 10-88 2z',
    '#f7cf3d',
  ) +
  P('M-60 34C-34 62 28 62 56 36 68 22 74 12 86 0 60 30 0 44-60 34z', '#c98f16', 'opacity=".45"') +
  P('M-50-30C-28-50 14-52 36-40 10-40-20-36-44-14z', '#fff', 'opacity=".45"');

/** A lemon slice standing up. */
export const slice = (): string => G(O(3, 3, 34, '#d7a51f') + lemonSlice('#f7cf3d'), 'scale(1.6)');

/** An apple with a leaf. */
export const apple = (): string =>
  P('M0-46C34-70 84-46 78 10 72 60 32 84 0 72-32 84-72 60-78 10-84-46-34-70 0-46z', '#c23b2b') +
  P('M0-46C-34-70-84-46-78 10-76 30-66 48-54 60-50 20-40-30 0-46z', '#e9b04a', 'opacity=".6"') +
  P('M0-46C34-70 84-46 78 10 72 60 32 84 0 72-32 84-72 60-78 10-84-46-34-70 0-46z', DISC) +
  S('M0-44C-2-64 4-78 12-88', '#5b3a1f', 8, 'stroke-linecap="round"') +
  P('M8-72C30-96 58-92 70-78 50-62 24-60 8-72z', C.leaf) +
  P('M8-72C30-96 58-92 70-78 50-62 24-60 8-72z', FLAT);

/** Rolled oats, nuts and dried berries in a heap about 300 wide; its foot is at the origin. */
export const muesli = (): string => {
  const throwDice = dice(31);
  const heap = 'M-152 6C-120-40-60-66 0-66S120-40 152 6z';
  const bits = repeat(120, (i) => {
    const angle = throwDice() * 180 + 180;
    const r = Math.sqrt(throwDice());
    const [x, y] = polar(r * 142, angle).split(' ');
    const fill = ['#e9c98f', '#f3dfb0', '#d6a866', '#e9c98f', '#a8632c', '#f3dfb0', '#8f2438'][i % 7];
    return `<ellipse rx="11" ry="6.500" fill="${fill}" transform="translate(${x} ${n(Number(y) * 0.45)}) rotate(${n(throwDice() * 180)})"/>`;
  });
  return P(heap, '#c8975a') + bits;
};
