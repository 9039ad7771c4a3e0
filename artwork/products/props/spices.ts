import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../lib/svg.ts';

const ROUND_CAPS = 'stroke-linecap="round"';

/** Three cinnamon sticks tied together, 260 long. */
export const cinnamon = (): string => {
  const stick = (x: number, y: number, turn: number): string =>
    group(
      rect(-120, -17, 240, 34, '#a05a2c', 15) +
        rect(-120, -17, 240, 11, '#c47b45', 6) +
        ellipse(118, 0, 12, 16, '#6b3512') +
        stroke('M118-9a7 9 0 1 1-5 12', '#c47b45', 4),
      `translate(${x} ${y}) rotate(${turn})`,
    );
  return stick(0, -26, -3) + stick(10, 6, 2) + stick(20, 34, -1) + stroke('M-16-46C-4-20-2 30-8 54', palette.cream, 11);
};

/** A sprig of rosemary lying down, 300 long. */
export const rosemary = (): string =>
  stroke('M-150 6C-50 0 60-2 150-10', '#6b5a2f', 7, ROUND_CAPS) +
  stroke(
    repeat(16, (i) => `M${i * 18 - 140} ${decimal(4 - i)}l26-34M${i * 18 - 132} ${decimal(4 - i)}l28 28`),
    '#3f7a58',
    8,
    ROUND_CAPS,
  ) +
  stroke(
    repeat(16, (i) => `M${i * 18 - 140} ${decimal(2 - i)}l22-29`),
    '#7fb08c',
    3,
    ROUND_CAPS,
  );

/** A skewer with vegetables, lying, 420 long. */
export const skewer = (): string => {
  const piece = (x: number, body: string): string => group(body, `translate(${x} 0)`);
  const pepper = (colour: string): string =>
    rect(-26, -42, 52, 84, colour, 14) +
    rect(-26, -42, 16, 84, '#fff', 8, 'opacity=".22"') +
    rect(8, -42, 18, 84, palette.shadow, 9, 'opacity=".16"');
  const onion = ellipse(0, 0, 24, 46, '#8a3f66') + ellipse(0, 0, 15, 38, '#c58aa8') + ellipse(0, 0, 7, 28, '#8a3f66');
  const mushroom = path('M-24 8C-34-30-16-48 4-48S38-30 30 8z', '#d9b48a') + rect(-13, 6, 26, 34, '#efdcc0', 8);
  const char = stroke('M-16-30 10 26M2-34 26 18', palette.shadow, 5, `opacity=".35" ${ROUND_CAPS}`);
  return (
    stroke('M-230 0H214', '#b98a55', 9, ROUND_CAPS) +
    piece(-130, pepper('#c8372a') + char) +
    piece(-68, onion) +
    piece(-8, mushroom) +
    piece(58, pepper('#e8b02e') + char) +
    piece(118, onion) +
    piece(172, pepper('#4f8f4c') + char)
  );
};

/** A grilled corn cob lying, 260 long. */
export const corn = (): string => {
  let kernels = '';
  for (let row = -2; row <= 2; row++) {
    for (let column = 0; column < 12; column++) {
      const dark = (row * 5 + column * 3 + 40) % 7 === 0;
      kernels += rect(column * 18 - 116, row * 17 - 8, 16, 15, dark ? '#a9701c' : '#f3bf3a', 6);
    }
  }
  return (
    path('M96-40C150-40 196-16 210 4 180 20 140 44 96 42z', palette.leaf) +
    path('M96-10C150-14 190-6 214 22 170 30 130 44 96 42z', '#4f8a5b') +
    path('M-128 0C-126-30-90-46 0-46H96C112-30 112 32 96 46H0C-90 46-126 30-128 0z', '#d99a1f') +
    kernels
  );
};

/** Green cardamom pods, a handful about 120 wide. */
export const cardamom = (): string =>
  [
    [-40, 0, 20],
    [0, -10, -40],
    [36, 4, 60],
    [-6, 18, 10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        path('M-30 0C-16-18 14-18 30 0 14 18-16 18-30 0z', '#93a85c') + stroke('M-24 0C-8-7 10-7 24 0', '#6d8040', 3),
        `translate(${x} ${y}) rotate(${turn})`,
      ),
    )
    .join('') +
  circle(52, 22, 5, '#3c2a1a') +
  circle(40, 28, 5, '#4f3823');
