import { repeat } from '../../lib/number.ts';
import { circle, ellipse, group, path, stroke } from '../../lib/svg.ts';

const SEEDS = [
  [-16, -14],
  [2, -18],
  [18, -12],
  [-22, 2],
  [-6, 0],
  [11, 2],
  [-13, 16],
  [4, 18],
  [17, 14],
  [-4, 32],
  [8, 30],
] as const;

/** A strawberry around the origin, 80 high. */
export const strawberry = (transform: string, red = '#c8283f'): string =>
  group(
    path('M0 48C-30 34-44-2-32-22-20-36-8-30 0-28 8-30 20-36 32-22 44-2 30 34 0 48z', red) +
      path('M0 48C-30 34-44-2-32-22-26-30-18-32-12-31-34-4-20 30 0 48z', '#fff', 'opacity=".16"') +
      SEEDS.map(([x, y]) => ellipse(x, y, 2, 3.2, '#ffe0a0')).join('') +
      path('M0-26C-10-14-24-16-30-24-20-32-12-34-6-34L-2-46H4L6-34C12-34 20-32 30-24 24-16 10-14 0-26z', '#4f8a52'),
    transform,
  );

/** A rose hip on a short stalk around the origin, 76 high. */
export const roseHip = (transform: string, red = '#d4472b'): string =>
  group(
    stroke('M0-28C-2-42 4-52 12-60', '#4f8a52', 5) +
      path('M0 34C-24 30-30 0-20-18-12-30 12-30 20-18 30 0 24 30 0 34z', red) +
      path('M-12 18C-22 2-18-14-8-20-12-6-12 6-8 20z', '#fff', 'opacity=".3"') +
      path('M-9 32L-14 44-3 38 0 48 3 38 14 44 9 32z', '#6b3a1c'),
    transform,
  );

/** An open five-petalled flower around the origin, radius 26. */
export const wildRose = (petal: string, heart: string): string =>
  repeat(5, (i) => path('M0-4C-16-10-16-28 0-26 16-28 16-10 0-4z', petal, `transform="rotate(${i * 72})"`)) +
  circle(0, 0, 7, heart);

/** A pointed leaf from the origin upwards, 44 long. */
export const printedLeaf = (colour: string, transform: string): string =>
  path('M0 0C-18-12-16-34 0-46 16-34 18-12 0 0z', colour, `transform="${transform}"`);
