import { repeat } from '../../lib/number.ts';
import { circle, group, path, pattern, rect, stroke } from '../../lib/svg.ts';

/** Three prints of the sea as repeated tiles. */

/** Waves: overlapping scallops, like those of the awning. */
export const waves = (id: string, [deep, middle, foam]: readonly [string, string, string]): string => {
  const scale = (x: number, y: number): string =>
    group(
      circle(0, 0, 40, foam) +
        circle(0, 0, 35, deep) +
        circle(0, 0, 24, foam) +
        circle(0, 0, 20, middle) +
        circle(0, 0, 9, foam),
      `translate(${x} ${y})`,
    );
  const rows = [0, 1, 2, 3, 4].map((row) =>
    [-1, 0, 1].map((i) => scale(i * 80 + (row % 2) * 40, 10 + row * 22)).join(''),
  );
  return pattern(id, 80, 44, rect(0, 0, 80, 44, deep) + group(rows.join(''), 'translate(0 -44)'));
};

const herring = (body: string, back: string): string =>
  path('M-44 0C-24-18 14-18 34-2L52-16 48 0 52 16 34 2C14 18-24 18-44 0z', body) +
  path('M-44 0C-24-18 14-18 34-2 10-8-20-8-44 0z', back) +
  circle(-30, -2, 3, '#14261f') +
  stroke('M-18-8C-14-2-14 4-18 9M-4-8q6 8 0 16M8-7q6 7 0 14', back, 2.4);

/** A shoal of herring. */
export const shoal = (id: string, water: string, body: string, back: string): string =>
  pattern(
    id,
    132,
    104,
    rect(0, 0, 132, 104, water) +
      group(herring(body, back), 'translate(52 26) scale(.92)') +
      group(herring(body, back), 'translate(118 78) scale(.92)') +
      group(herring(body, back), 'translate(-14 78) scale(.92)') +
      circle(112, 22, 4, body) +
      circle(58, 74, 4, body),
  );

const shell = (colour: string, line: string): string =>
  path('M0 26C-30 20-38-10-24-22-16-30-8-26-6-24-4-30 4-30 6-24 8-26 16-30 24-22 38-10 30 20 0 26z', colour) +
  stroke('M0 22V-20M-4 22L-16-16M4 22L16-16M-8 20L-26-6M8 20L26-6', line, 2.6);

const starfish = (colour: string, dot: string): string =>
  stroke(
    repeat(5, (i) => `M0 0L${[0, 24, 15, -15, -24][i] ?? 0} ${[-26, -8, 21, 21, -8][i] ?? 0}`),
    colour,
    15,
  ) + repeat(5, (i) => circle([0, 14, 9, -9, -14][i] ?? 0, [-15, -5, 12, 12, -5][i] ?? 0, 2.4, dot));

/** Shells and starfish. */
export const shore = (id: string, sand: string, shellColour: string, starColour: string): string =>
  pattern(
    id,
    120,
    120,
    rect(0, 0, 120, 120, sand) +
      group(shell(shellColour, sand), 'translate(30 32) rotate(-14)') +
      group(starfish(starColour, sand), 'translate(90 30) rotate(10)') +
      group(starfish(starColour, sand), 'translate(30 92) rotate(-20)') +
      group(shell(shellColour, sand), 'translate(90 92) rotate(18)'),
    'stroke-linecap="round"',
  );
