import { DISC_SHADE, FLAT_SHADE } from '../../lib/light.ts';
import { lemonSlice } from '../../lib/motifs.ts';
import { decimal, polarPoint, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { circle, ellipse, group, path, stroke } from '../../lib/svg.ts';

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
  const random = createRandom(seed);
  return (
    path('M0 34C-30 34-36 4-28-14-20-30 20-30 28-14 36 4 30 34 0 34z', '#6c0d24') +
    DRUPELETS.map(([x, y]) => circle(x, y, 9.6 + random(), hue) + circle(x - 3, y - 3.5, 2.6, '#f59aa6')).join('') +
    path('M0-34C4-28 14-32 22-27 14-24 8-19 4-16H-6C-10-20-16-22-22-26-14-32-4-28 0-34z', palette.leaf)
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
    path(body, '#d2322f') +
    path('M0 52C34 36 50-2 40-22 36-30 26-34 14-36 30-6 22 30 0 52z', '#a91f24', 'opacity=".7"') +
    group(seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.6" ry="4.4"/>`).join(''), '', 'fill="#f7d27a"') +
    ellipse(-20, -20, 9, 5, '#fff', 'opacity=".35" transform="rotate(-30 -20 -20)"') +
    path(
      'M0-34C-12-22-34-22-44-28-32-34-22-42-14-40-14-48-6-54 2-58 2-50 8-44 14-40 24-44 36-38 44-28 32-20 12-22 0-34z',
      palette.leaf,
    )
  );
};

/** A whole lemon lying down. */
export const lemon = (): string =>
  path(
    'M-88 2C-74-8-70-20-58-34-30-62 34-62 58-32 68-20 72-8 86 0 74 12 68 22 56 36 28 62-34 62-60 34-70 22-74 10-88 2z',
    '#f7cf3d',
  ) +
  path('M-60 34C-34 62 28 62 56 36 68 22 74 12 86 0 60 30 0 44-60 34z', '#c98f16', 'opacity=".45"') +
  path('M-50-30C-28-50 14-52 36-40 10-40-20-36-44-14z', '#fff', 'opacity=".45"');

/** A lemon slice standing up. */
export const slice = (): string => group(circle(3, 3, 34, '#d7a51f') + lemonSlice('#f7cf3d'), 'scale(1.6)');

/** An apple with a leaf. */
export const apple = (): string =>
  path('M0-46C34-70 84-46 78 10 72 60 32 84 0 72-32 84-72 60-78 10-84-46-34-70 0-46z', '#c23b2b') +
  path('M0-46C-34-70-84-46-78 10-76 30-66 48-54 60-50 20-40-30 0-46z', '#e9b04a', 'opacity=".6"') +
  path('M0-46C34-70 84-46 78 10 72 60 32 84 0 72-32 84-72 60-78 10-84-46-34-70 0-46z', DISC_SHADE) +
  stroke('M0-44C-2-64 4-78 12-88', '#5b3a1f', 8, 'stroke-linecap="round"') +
  path('M8-72C30-96 58-92 70-78 50-62 24-60 8-72z', palette.leaf) +
  path('M8-72C30-96 58-92 70-78 50-62 24-60 8-72z', FLAT_SHADE);

/** Rolled oats, nuts and dried berries in a heap about 300 wide; its foot is at the origin. */
export const muesli = (): string => {
  const random = createRandom(31);
  const heap = 'M-152 6C-120-40-60-66 0-66S120-40 152 6z';
  const bits = repeat(120, (i) => {
    const angle = random() * 180 + 180;
    const r = Math.sqrt(random());
    const [x, y] = polarPoint(r * 142, angle).split(' ');
    const fill = ['#e9c98f', '#f3dfb0', '#d6a866', '#e9c98f', '#a8632c', '#f3dfb0', '#8f2438'][i % 7];
    return `<ellipse rx="11" ry="6.500" fill="${fill}" transform="translate(${x} ${decimal(Number(y) * 0.45)}) rotate(${decimal(random() * 180)})"/>`;
  });
  return path(heap, '#c8975a') + bits;
};
