import { ROUND_SHADE, tableShadow } from '../../lib/light.ts';
import { LEAF, sixPetalFlower } from '../../lib/motifs.ts';
import { decimal, polarPoint, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { at, circle, ellipse, group, path, stroke } from '../../lib/svg.ts';

const ROUND_CAPS = 'stroke-linecap="round"';

/** A spruce twig lying down, 330 long. */
export const twig = (): string => {
  const needles = repeat(17, (i) => {
    const [x, y, length] = [-150 + i * 18, i * 0.6, 62 - i * 1.5];
    return `M${x} ${decimal(y)}l${decimal(length * 0.8)} ${decimal(length * -0.72)}M${x + 5} ${decimal(y)}l${decimal(length * 0.85)} ${decimal(length * 0.6)}`;
  });
  return (
    stroke('M-170 0C-60 4 60 8 150 12', '#6b4526', 9, ROUND_CAPS) +
    stroke(needles, '#0c4a39', 9, ROUND_CAPS) +
    stroke(needles, '#3c8a6b', 3.5, `transform="translate(-2 -3)" ${ROUND_CAPS}`)
  );
};

const SCALE_ROWS = [20, 34, 44, 44, 36, 22];

/** A spruce cone standing, 150 high. */
export const cone = (): string =>
  ellipse(0, 0, 46, 74, '#5b3618') +
  SCALE_ROWS.map((width, row) =>
    [-2, -1, 0, 1, 2]
      .map((column) =>
        path(
          `M${decimal((column * width) / 2.2 - 14)} ${row * 24 - 60}q14 34 28 0z`,
          (row + column) % 2 ? '#8a5a33' : '#734724',
          'stroke="#4d2d14" stroke-width="2"',
        ),
      )
      .join(''),
  ).join('');

/** A lilac sprig lying down: a cluster to the left, stalk and two leaves to the right. */
export const lilac = (): string => {
  const random = createRandom(23);
  const florets = repeat(64, (i) => {
    const along = random();
    const x = -150 + along * 190;
    const y = (random() - 0.5) * (46 + Math.sin(along * Math.PI * 0.8) * 74);
    const colour = ['#8f6fb5', '#a98bcb', '#c3aadd', '#7d5ca6'][i % 4] ?? palette.lilac;
    const petals = repeat(4, (k) => {
      const [px, py] = polarPoint(7.5, k * 90 + 45).split(' ');
      return `<circle cx="${px}" cy="${py}" r="7.500"/>`;
    });
    return group(
      group(petals, '', `fill="${colour}"`) + circle(0, 0, 3, '#f6e3a1'),
      `translate(${decimal(x)} ${decimal(y)}) rotate(${decimal(random() * 90)})`,
    );
  });
  return (
    stroke('M0 0C70 6 120 10 190 26', '#6b5a2f', 9, ROUND_CAPS) +
    group(path(LEAF, '#4f8a5b') + stroke('M0-44V46', '#3d7048', 3), 'translate(112 -36) rotate(56) scale(1.3)') +
    group(path(LEAF, palette.leaf) + stroke('M0-44V46', '#4f8a5b', 3), 'translate(120 54) rotate(124) scale(1.3)') +
    florets
  );
};

/** A meadow flower with a stalk, standing; its foot is at the origin. */
const meadowFlower = (petal: string, height = 150): string =>
  stroke(`M0 0C-8 ${-height * 0.4} 8 ${-height * 0.6} 0 ${-height}`, '#5c8f5e', 6, ROUND_CAPS) +
  path(
    `M0 ${-height * 0.35}C22 ${-height * 0.45} 34 ${-height * 0.6} 36 ${-height * 0.7}C16 ${-height * 0.66} 4 ${-height * 0.5} 0 ${-height * 0.35}z`,
    palette.leaf,
  ) +
  at(0, -height, sixPetalFlower(petal, palette.sun), 1.5);

/** Clover, lying: a round head to the left. */
export const clover = (colour = '#c56a9a'): string =>
  stroke('M10 0C60 8 100 6 150 22', '#5c8f5e', 6, ROUND_CAPS) +
  group(
    [-26, 0, 26]
      .map((turn) => `<ellipse cx="24" rx="26" ry="13" transform="translate(78 10) rotate(${turn - 120})"/>`)
      .join(''),
    '',
    `fill="${palette.leaf}"`,
  ) +
  circle(0, 0, 40, colour) +
  stroke(
    repeat(14, (i) => `M${polarPoint(12, i * 26)}L${polarPoint(34, i * 26 + 8)}`),
    '#f0b7d2',
    6,
    ROUND_CAPS,
  );

/** A maple-like autumn leaf, 110 across. */
export const autumnLeaf = (colour: string): string =>
  path(
    'M0 56 6 22 34 34 28 16 56 6 36-6 44-32 22-22 14-52 0-66-14-52-22-22-44-32-36-6-56 6-28 16-34 34-6 22z',
    colour,
  ) + stroke('M0 62V-40M0 10 34-14M0 10-34-14', palette.shadow, 3, `opacity=".25" ${ROUND_CAPS}`);

/** Meadow flowers in a small glass vase; its foot is at the origin. */
export const posy = (petals: readonly [string, string, string]): string => {
  const vase = 'M-34-96C-34-60-58-52-58-20-58-4-40 0 0 0S58-4 58-20C58-52 34-60 34-96z';
  return (
    tableShadow(0, 0, 56, 13, 0.8) +
    at(-10, -50, meadowFlower(petals[0], 150), 1, -16) +
    at(10, -50, meadowFlower(petals[1], 140), 1, 18) +
    at(0, -50, meadowFlower(petals[2], 190)) +
    path(vase, '#fff', 'opacity=".5"') +
    path('M-50-44C-58-34-58-24-58-20-58-4-40 0 0 0S58-4 58-20C58-24 58-34 50-44z', '#bcd6d3', 'opacity=".75"') +
    path(vase, ROUND_SHADE, 'opacity=".6"') +
    stroke('M-34-96a34 8 0 0 0 68 0', '#fff', 4, 'opacity=".8"')
  );
};
