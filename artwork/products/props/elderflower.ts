import { decimal, repeat } from '../../lib/number.ts';
import { createRandom } from '../../lib/random.ts';
import { circle, ellipse, group, path, stroke } from '../../lib/svg.ts';

/** One small flower around the origin, for a print or a sprig. */
export const floret = (petal: string, heart: string): string =>
  repeat(5, (i) => ellipse(0, -8.4, 5.6, 7.4, petal, `transform="rotate(${i * 72})"`)) + circle(0, 0, 3.6, heart);

/** A lying leaf from the origin to the right, 120 long. */
const LEAF = 'M0 0C24-34 76-38 120-6 84 26 30 30 0 0z';
const leaf = (transform: string, colour = '#4f8a52'): string =>
  group(
    path(LEAF, colour) +
      path('M0 0C24-34 76-38 120-6 84-14 40-14 0 0z', '#6ba765') +
      stroke('M6-1C40-8 80-8 112-6', '#2f6238', 3),
    transform,
  );

/** An umbel of elderflower: a cushion of florets over thin stalks, 230 wide; the stem ends in the origin. */
const umbel = (transform: string, seed = 4): string => {
  const random = createRandom(seed);
  const flowers = Array.from({ length: 58 }, () => {
    const angle = random() * Math.PI * 2;
    const radius = Math.sqrt(random());
    return { x: Math.cos(angle) * radius * 108, y: -128 + Math.sin(angle) * radius * 46, turn: random() * 72 };
  }).sort((a, b) => a.y - b.y);
  const stalks = [-84, -50, -18, 18, 50, 84]
    .map((x) => `M0-50C${decimal(x * 0.3)}-72 ${decimal(x * 0.8)}-84 ${x}-112`)
    .join('');
  return group(
    stroke('M0 40V-52', '#6d9a52', 7) +
      stroke(stalks, '#7fae5f', 4) +
      ellipse(2, -120, 106, 44, '#b9b872', 'opacity=".75"') +
      flowers
        .map(({ x, y, turn }, i) =>
          group(
            floret(i % 4 === 0 ? '#efe6c4' : '#fffbea', '#e2b93c'),
            `translate(${decimal(x)} ${decimal(y)}) rotate(${decimal(turn)}) scale(1.12 1)`,
          ),
        )
        .join(''),
    transform,
  );
};

/** A cut sprig lying on the table. */
export const sprig = (transform: string): string =>
  group(
    stroke('M-150 34C-90 22-40 14 10 6', '#6d8b47', 9) +
      leaf('translate(-104 24) rotate(38) scale(.86)') +
      leaf('translate(-70 18) rotate(-64) scale(.7)', '#437a48') +
      umbel('translate(6 8) rotate(72) scale(.9)', 9) +
      umbel('translate(-30 12) rotate(22) scale(.62)', 5),
    transform,
  );
