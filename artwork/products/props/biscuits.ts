import { DISC, FLAT } from '../../lib/light.ts';
import { HEART } from '../../lib/motifs.ts';
import { n, polar, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { dice } from '../../lib/random.ts';
import { G, O, P, S } from '../../lib/svg.ts';

const BAKED = '#bb7736';
const BAKED_EDGE = '#8f5424';
const ROUND_CAPS = 'stroke-linecap="round"';

/** A gingerbread heart with icing. */
export const heartBiscuit = (): string =>
  P(HEART, BAKED_EDGE, 'transform="translate(3 5)"') +
  P(HEART, BAKED) +
  P(HEART, FLAT) +
  S(
    'M0 35C-24 16-41 1-41-19-41-33-32-41-23-41-12-41-5-33 0-21 5-33 12-41 23-41 32-41 41-33 41-19 41 1 24 16 0 35',
    C.paper,
    4.5,
    `stroke-dasharray="1 9" ${ROUND_CAPS}`,
  ) +
  S('M-21-14q7-9 14 0t14 0 14 0M-10 6q5-7 10 0t10 0', C.paper, 4, ROUND_CAPS);

/** A gingerbread star with icing. */
export const starBiscuit = (): string => {
  const d = `${repeat(10, (i) => `${i ? 'L' : 'M'}${polar(i % 2 ? 30 : 60, i * 36 - 90)}`)}z`;
  return (
    G(
      `<path d="${d}" fill="${BAKED_EDGE}" stroke="${BAKED_EDGE}" transform="translate(3 8)"/><path d="${d}" fill="${BAKED}" stroke="${BAKED}"/>`,
      '',
      'stroke-linejoin="round" stroke-width="14"',
    ) +
    S(
      repeat(5, (i) => `M0 0L${polar(40, i * 72 - 90)}`),
      C.paper,
      4.5,
      `stroke-dasharray="1 10" ${ROUND_CAPS}`,
    )
  );
};

/** A round oat biscuit with flakes and a thread of caramel. */
export const oatBiscuit = (seed: number): string => {
  const throwDice = dice(seed);
  const flakes = repeat(26, () => {
    const [r, angle, turn] = [50 * Math.sqrt(throwDice()), throwDice() * 360, throwDice() * 180];
    const [x, y] = polar(r, angle).split(' ');
    return `<ellipse rx="8" ry="4.5" transform="translate(${x} ${y}) rotate(${n(turn)})"/>`;
  });
  return (
    O(3, 6, 62, '#9a5f27') +
    O(0, 0, 62, '#d39a52') +
    G(flakes, '', 'fill="#f0d29a"') +
    G(flakes, 'translate(1 3) rotate(47)', 'fill="#b87a35" opacity=".55"') +
    S('M-48-22C-20-46 8 6 44-30M-52 14C-18-12 14 36 52 4M-30 44C-8 26 14 52 34 38', '#8a4514', 6, ROUND_CAPS) +
    O(0, 0, 62, DISC)
  );
};

/** Crumbs, each at x, y with a scale and a turn. */
export const crumbs = (list: readonly (readonly [x: number, y: number, scale: number, turn: number])[]): string =>
  list
    .map(([x, y, scale, turn]) => {
      const d = 'M-12 4-6-9 8-8 13 3 2 9z';
      return (
        G(P(d, BAKED_EDGE), `translate(${x} ${y + 3}) rotate(${turn}) scale(${scale})`) +
        G(P(d, '#c98948'), `translate(${x} ${y}) rotate(${turn}) scale(${scale})`)
      );
    })
    .join('');
