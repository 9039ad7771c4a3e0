import { decimal } from '../../lib/number.ts';
import { createRandom } from '../../lib/random.ts';
import { pattern, stroke } from '../../lib/svg.ts';

/** Half linen, translucent over any colour: a plain weave with an occasional thicker flax thread. */
export const halfLinen = (id: string): string => {
  const random = createRandom(21);
  const side = 120;
  const step = 6;
  let light = '';
  let dark = '';
  let slubs = '';
  for (let y = 0; y < side; y += step) {
    for (let x = 0; x < side; x += step) {
      if (((x + y) / step) % 2) light += `M${x + 1} ${y + 3}h4`;
      else dark += `M${x + 3} ${y + 1}v4`;
    }
  }
  for (let i = 0; i < 9; i++) {
    const x = Math.floor(random() * 20) * step + 3;
    const y = Math.floor(random() * 20) * step + 3;
    slubs += i % 2 ? `M${x} ${y}h${decimal(14 + random() * 30)}` : `M${x} ${y}v${decimal(14 + random() * 30)}`;
  }
  return pattern(
    id,
    side,
    side,
    stroke(light, '#fff', 2.6, 'opacity=".38"') +
      stroke(dark, '#6b5836', 2.6, 'opacity=".2"') +
      stroke(slubs, '#8a744a', 3, 'opacity=".24"'),
  );
};

/** Sponge cloth: rows of small pits that hold the water. */
export const spongeCloth = (id: string): string =>
  pattern(
    id,
    14,
    14,
    stroke('M3.5 3.5h.1M10.5 10.5h.1', '#1b0f06', 4, 'opacity=".13" stroke-linecap="round"') +
      stroke('M4.5 4.800h.1M11.5 11.800h.1', '#fff', 2.4, 'opacity=".35" stroke-linecap="round"'),
  );
