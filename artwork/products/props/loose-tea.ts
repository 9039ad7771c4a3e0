import { n, repeat } from '../../lib/number.ts';
import { dice } from '../../lib/random.ts';
import { P } from '../../lib/svg.ts';

const COLOURS = ['#5a3a1e', '#7a4a22', '#3f2a16', '#8c5a2a', '#c2402c', '#4f6b3a', '#f2c4c0', '#d9702f'] as const;

/** A heap of loose tea with dried berries and petals; its foot is the origin. */
export const looseTea = (width: number, height: number, seed: number): string => {
  const throwDice = dice(seed);
  const half = width / 2;
  const bits = repeat(Math.round(width * 0.8), () => {
    const across = throwDice() * 2 - 1;
    const up = throwDice() * (1 - across * across) * 0.98;
    const colour = COLOURS[Math.floor(throwDice() ** 1.6 * COLOURS.length)] ?? '#5a3a1e';
    return P(
      'M-9 0C-5-4 5-5 10-1 5 4-5 5-9 0z',
      colour,
      `transform="translate(${n(across * half * 0.97)} ${n(-up * height)}) rotate(${n(throwDice() * 180)})"`,
    );
  });
  return (
    P(
      `M${-half} 4C${n(-half * 0.6)} ${n(-height * 0.8)} ${n(-half * 0.3)} ${-height} 0 ${-height}S${n(half * 0.6)} ${n(-height * 0.8)} ${half} 4z`,
      '#3f2a16',
    ) + bits
  );
};
