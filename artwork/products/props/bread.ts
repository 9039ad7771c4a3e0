import { DISC_SHADE, FLAT_SHADE } from '../../lib/light.ts';
import { HEART } from '../../lib/motifs.ts';
import { decimal, polarPoint, repeat } from '../../lib/number.ts';
import { createRandom } from '../../lib/random.ts';
import { circle, clip, ellipse, group, path, stroke } from '../../lib/svg.ts';

const ROUND_CAPS = 'stroke-linecap="round"';

/** A round crispbread with seeds, standing; `behind` is the colour that shows through its hole. */
export const crispbread = (behind: string): string => {
  const random = createRandom(5);
  const seed = (): string =>
    `M${polarPoint(46 + random() * 104, random() * 360)}l${decimal(random() * 9 - 4)} ${decimal(random() * 9 - 4)}`;
  const dark = repeat(70, seed);
  const light = repeat(26, seed);
  return (
    circle(8, 9, 162, '#8f5a26') +
    circle(0, 0, 162, '#d99a54') +
    circle(0, 0, 150, '#e2aa66') +
    stroke(dark, '#7d4d1f', 7, ROUND_CAPS) +
    stroke(light, '#f8e0ae', 6, ROUND_CAPS) +
    circle(0, 0, 31, '#8f5a26') +
    circle(4, 5, 29, behind) +
    circle(0, 0, 162, DISC_SHADE)
  );
};

const HEARTS = repeat(5, (i) => `<path d="${HEART}" transform="rotate(${i * 72}) translate(0 -62) scale(1.2 1.22)"/>`);

/** A waffle of five hearts, about 240 across. */
export const waffle = (id: string): string => {
  const grid = repeat(15, (i) => `M${i * 20 - 140}-140V140M-140 ${i * 20 - 140}H140`);
  return (
    group(HEARTS, 'translate(3 7)', 'fill="#a8682a"') +
    group(HEARTS, '', 'fill="#e0a452"') +
    `<clipPath id="${id}-waffle">${HEARTS}</clipPath>` +
    group(
      stroke(grid, '#b9742f', 7, 'transform="rotate(45)"') +
        stroke(grid, '#f4cf8c', 2.5, 'transform="rotate(45) translate(5 5)"'),
      '',
      `clip-path="url(#${id}-waffle)"`,
    ) +
    group(HEARTS, '', 'fill="none" stroke="#b9742f" stroke-width="4"')
  );
};

/** A blob of jam and one of cream, to lie on a waffle. */
export const jamAndCream = (jam: string): string =>
  path('M-58 2C-62-26-20-36 6-26 34-34 52-8 38 12 24 34-48 32-58 2z', jam) +
  ellipse(-18, -8, 16, 6, '#fff', 'opacity=".35"') +
  path('M26-6C18-34 44-52 66-44 92-50 104-22 94-4 84 16 36 16 26-6z', '#fffaf0') +
  stroke('M46-22q16-12 30 0', '#e5dccb', 5, ROUND_CAPS);

/** A cinnamon bun with pearl sugar, about 190 wide; its foot is 56 below the origin. */
export const bun = (id: string): string => {
  const outline = 'M-94 12C-100-34-56-62 0-62S100-34 94 12C90 44 52 56 0 56S-90 44-94 12z';
  const random = createRandom(19);
  const sugar = repeat(16, () => {
    const [x, y] = [random() * 130 - 65, random() * 62 - 48];
    return `<rect x="${decimal(x)}" y="${decimal(y)}" width="9" height="8" rx="2.500"/>`;
  });
  return (
    path(outline, '#a8622b') +
    path('M-92 4C-94-36-54-60 0-60S94-36 92 4C86 34 50 44 0 44S-86 34-92 4z', '#c98440') +
    clip(
      `${id}-bun`,
      outline,
      stroke(
        'M-84 0C-80-60 78-66 80-4 80 44-60 42-56-2-52-44 52-46 50-4 48 24-28 22-24-2-20-22 20-20 20-4',
        '#8a4a1c',
        9,
        ROUND_CAPS,
      ) + stroke('M-70-16C-58-52 40-62 66-30', '#e8b878', 6, `opacity=".7" ${ROUND_CAPS}`),
    ) +
    group(sugar, '', 'fill="#fffdf6"') +
    path(outline, FLAT_SHADE)
  );
};

/** A slice of cheese to lie on crispbread. */
export const cheese = (): string =>
  path('M-84-10 60-34 92 8-50 36z', '#f6cf62') +
  path('M-50 36 92 8v10L-50 47-84 0v-10z', '#d9a838') +
  circle(-10, 2, 8, '#e3b548') +
  circle(34, -8, 6, '#e3b548');

/** Half a scone, its cut side up; with jam if a colour is given. About 170 wide. */
export const scone = (side: 'left' | 'right', jam?: string): string => {
  const tilt = side === 'left' ? -6 : 5;
  return group(
    path('M-88 4C-92 34-60 46 0 46S92 34 88 4z', '#b9773a') +
      ellipse(0, 2, 88, 28, '#f3d9a4') +
      stroke('M-60 2q20-10 44-2M-6 10q24-8 52 0M-20-10q22-6 44 2', '#dcb878', 5, ROUND_CAPS) +
      (jam
        ? path('M-66 0C-60-26 40-30 64-6 76 12 52 22 20 20-10 30-70 24-66 0z', jam) +
          ellipse(-14, -8, 22, 6, '#fff', 'opacity=".35"')
        : ''),
    `rotate(${tilt})`,
  );
};

/** A slice of toast lying down, 220 wide, with honey running over it. */
export const toast = (): string => {
  const slice = 'M-112 8C-128-22-92-48-52-46 0-52 60-52 100-42 128-30 124-2 106 12 76 34-84 34-112 8z';
  return (
    path(slice, '#a8682a', 'transform="translate(0 14)"') +
    path(slice, '#c98440') +
    path('M-98 4C-110-18-82-36-48-34 0-40 56-40 92-32 112-22 108-2 92 8 66 24-74 24-98 4z', '#eac58a') +
    path('M-60-8C-50-32 50-36 70-16 84 4 44 14 10 10-20 18-72 14-60-8z', '#f0a92c', 'opacity=".9"') +
    ellipse(-14, -16, 26, 6, '#fff', 'opacity=".45"')
  );
};
