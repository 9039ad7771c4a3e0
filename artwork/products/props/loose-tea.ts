import { decimal, repeat } from '../../lib/number.ts';
import { createRandom } from '../../lib/random.ts';
import { path } from '../../lib/svg.ts';

const COLOURS = ['#5a3a1e', '#7a4a22', '#3f2a16', '#8c5a2a', '#c2402c', '#4f6b3a', '#f2c4c0', '#d9702f'] as const;

/** A heap of loose tea with dried berries and petals; its foot is the origin. */
export const looseTea = (width: number, height: number, seed: number): string => {
  const random = createRandom(seed);
  const half = width / 2;
  const bits = repeat(Math.round(width * 0.8), () => {
    const across = random() * 2 - 1;
    const up = random() * (1 - across * across) * 0.98;
    const colour = COLOURS[Math.floor(random() ** 1.6 * COLOURS.length)] ?? '#5a3a1e';
    return path(
      'M-9 0C-5-4 5-5 10-1 5 4-5 5-9 0z',
      colour,
      `transform="translate(${decimal(across * half * 0.97)} ${decimal(-up * height)}) rotate(${decimal(random() * 180)})"`,
    );
  });
  return (
    path(
      `M${-half} 4C${decimal(-half * 0.6)} ${decimal(-height * 0.8)} ${decimal(-half * 0.3)} ${-height} 0 ${-height}S${decimal(half * 0.6)} ${decimal(-height * 0.8)} ${half} 4z`,
      '#3f2a16',
    ) + bits
  );
};
