import { decimal } from '../../lib/number.ts';
import { group, path, stroke } from '../../lib/svg.ts';

const HALF = 11;

/** A birch leaf is a rounded rhomb with a saw edge: half the outline, from the stalk to the tip. */
const edge = (side: 1 | -1): [number, number][] => {
  const points: [number, number][] = [];
  for (let i = 0; i <= HALF; i++) {
    const t = i / HALF;
    const width = 37 * Math.sin(Math.PI * t ** 0.62) ** 0.9;
    points.push([side * width, 46 - t * 100]);
    if (i < HALF && i > 0) points.push([side * (width * 0.9 - 1), 46 - (t + 0.05) * 100]);
  }
  return points;
};

const OUTLINE = `M${[...edge(1), ...edge(-1).reverse()].map(([x, y]) => `${decimal(x)} ${decimal(y)}`).join('L')}z`;
const VEINS = 'M0 72V-46M0 32L22 12M0 32L-22 12M0 12L25-12M0 12L-25-12M0-8L19-27M0-8L-19-27';

/** A birch leaf around the origin, 100 high, with light veins and a stalk. */
export const birchLeaf = (colour: string, vein: string): string =>
  stroke('M0 44V72', colour, 5, 'stroke-linecap="round"') +
  path(OUTLINE, colour) +
  stroke(VEINS, vein, 3, 'stroke-linecap="round"');

/** The same leaf as an outline. */
export const birchOutline = (colour: string): string =>
  stroke(`M0 44V72${OUTLINE}`, colour, 4, 'stroke-linecap="round" stroke-linejoin="round"') +
  stroke(VEINS, colour, 2.4, 'stroke-linecap="round"');

/** A twig with three leaves, lying around the origin. */
export const birchTwig = (transform: string): string =>
  group(
    stroke('M-150 26C-80 14 10 10 110-14', '#5b3a26', 8) +
      stroke('M-150 23C-80 11 10 7 110-17', '#8a6040', 3) +
      group(birchLeaf('#6fa33f', '#cfe3a8'), 'translate(-40 -34) rotate(-24) scale(.9)') +
      group(birchLeaf('#5a9038', '#bcd88e'), 'translate(14 66) rotate(160) scale(.84)') +
      group(birchLeaf('#82b54a', '#dcebb8'), 'translate(150 -40) rotate(52) scale(.96)'),
    transform,
  );
