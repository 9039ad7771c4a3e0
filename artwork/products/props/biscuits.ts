import { DISC_SHADE, FLAT_SHADE } from '../../lib/light.ts';
import { HEART } from '../../lib/motifs.ts';
import { decimal, polarPoint, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { circle, group, path, stroke } from '../../lib/svg.ts';

const BAKED = '#bb7736';
const BAKED_EDGE = '#8f5424';
const ROUND_CAPS = 'stroke-linecap="round"';

/** A gingerbread heart with icing. */
export const heartBiscuit = (): string =>
  path(HEART, BAKED_EDGE, 'transform="translate(3 5)"') +
  path(HEART, BAKED) +
  path(HEART, FLAT_SHADE) +
  stroke(
    'M0 35C-24 16-41 1-41-19-41-33-32-41-23-41-12-41-5-33 0-21 5-33 12-41 23-41 32-41 41-33 41-19 41 1 24 16 0 35',
    palette.paper,
    4.5,
    `stroke-dasharray="1 9" ${ROUND_CAPS}`,
  ) +
  stroke('M-21-14q7-9 14 0t14 0 14 0M-10 6q5-7 10 0t10 0', palette.paper, 4, ROUND_CAPS);

/** A gingerbread star with icing. */
export const starBiscuit = (): string => {
  const d = `${repeat(10, (i) => `${i ? 'L' : 'M'}${polarPoint(i % 2 ? 30 : 60, i * 36 - 90)}`)}z`;
  return (
    group(
      `<path d="${d}" fill="${BAKED_EDGE}" stroke="${BAKED_EDGE}" transform="translate(3 8)"/><path d="${d}" fill="${BAKED}" stroke="${BAKED}"/>`,
      '',
      'stroke-linejoin="round" stroke-width="14"',
    ) +
    stroke(
      repeat(5, (i) => `M0 0L${polarPoint(40, i * 72 - 90)}`),
      palette.paper,
      4.5,
      `stroke-dasharray="1 10" ${ROUND_CAPS}`,
    )
  );
};

/** A round oat biscuit with flakes and a thread of caramel. */
export const oatBiscuit = (seed: number): string => {
  const random = createRandom(seed);
  const flakes = repeat(26, () => {
    const [r, angle, turn] = [50 * Math.sqrt(random()), random() * 360, random() * 180];
    const [x, y] = polarPoint(r, angle).split(' ');
    return `<ellipse rx="8" ry="4.5" transform="translate(${x} ${y}) rotate(${decimal(turn)})"/>`;
  });
  return (
    circle(3, 6, 62, '#9a5f27') +
    circle(0, 0, 62, '#d39a52') +
    group(flakes, '', 'fill="#f0d29a"') +
    group(flakes, 'translate(1 3) rotate(47)', 'fill="#b87a35" opacity=".55"') +
    stroke('M-48-22C-20-46 8 6 44-30M-52 14C-18-12 14 36 52 4M-30 44C-8 26 14 52 34 38', '#8a4514', 6, ROUND_CAPS) +
    circle(0, 0, 62, DISC_SHADE)
  );
};

/** Crumbs, each with a place, a scale and a rotation. */
export const crumbs = (list: readonly (readonly [x: number, y: number, scale: number, turn: number])[]): string =>
  list
    .map(([x, y, scale, turn]) => {
      const d = 'M-12 4-6-9 8-8 13 3 2 9z';
      return (
        group(path(d, BAKED_EDGE), `translate(${x} ${y + 3}) rotate(${turn}) scale(${scale})`) +
        group(path(d, '#c98948'), `translate(${x} ${y}) rotate(${turn}) scale(${scale})`)
      );
    })
    .join('');
