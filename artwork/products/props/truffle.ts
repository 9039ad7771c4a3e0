import { DISC_SHADE, FLAT_SHADE } from '../../lib/light.ts';
import { decimal, repeat } from '../../lib/number.ts';
import { createRandom } from '../../lib/random.ts';
import { circle, ellipse, group, path, stroke } from '../../lib/svg.ts';

export type Coat = 'cocoa' | 'coconut' | 'dark' | 'gold';

const COATS: Readonly<Record<Coat, readonly [base: string, speck: string]>> = {
  cocoa: ['#6b3f28', '#9a6a48'],
  coconut: ['#efe3cf', '#ffffff'],
  dark: ['#3d2016', '#3d2016'],
  gold: ['#8a4f26', '#f0c75a'],
};

/** A truffle in a pleated paper cup, standing around the origin; the cup is 92 wide. */
export const truffle = (transform: string, coat: Coat, seed = 1, cup = true): string => {
  const random = createRandom(seed);
  const [base, speck] = COATS[coat];
  const specks =
    coat === 'dark'
      ? stroke('M-28-20C-14-34 14-34 28-20M-34-4C-14-18 14-18 34-4', '#7a4a34', 5)
      : repeat(26, () => {
          const angle = random() * Math.PI * 2;
          const radius = Math.sqrt(random()) * 35;
          return circle(Math.cos(angle) * radius, -8 + Math.sin(angle) * radius, 1.6 + random() * 1.8, speck);
        });
  const pleats = repeat(
    9,
    (i) => `M${-40 + i * 10} ${decimal(14 + Math.sin((i / 8) * Math.PI) * 8)}l${decimal((4 - i) * 0.9)} 22`,
  );
  const front = 'M-48 4C-40 26 40 26 48 4L37 38C22 48-22 48-37 38z';
  return group(
    (cup ? ellipse(0, 4, 48, 15, '#b98622') : '') +
      circle(0, -8, 40, base) +
      specks +
      circle(0, -8, 40, DISC_SHADE) +
      (cup
        ? path(front, '#e3b349') +
          stroke(pleats, '#9a6f1c', 3) +
          path(front, FLAT_SHADE) +
          stroke('M-48 4C-40 26 40 26 48 4', '#fff0bf', 3)
        : ''),
    transform,
  );
};
