import { DISC, ground } from '../../lib/light.ts';
import { C } from '../../lib/palette.ts';
import { G, O, P, S } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { runner } from '../props/table-runner.ts';
import { cup, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { type Fine, placed, stillLife } from '../scene/still-life.ts';
import { clothesLine, clothesPeg } from '../textile/clothes-line.ts';
import { pairOfSocks, SOCK_DEFS, sock, sockBand, sockShadow } from '../textile/sock.ts';

/** A ball of yarn round the origin, radius 84, its thread running off to the left. */
const yarn = (transform: string): string =>
  G(
    S('M-60 72C-120 92-170 60-230 82S-300 120-350 104', '#9c2c17', 8) +
      O(0, 0, 84, '#a8331c') +
      S(
        'M-68-44C-18-10 40 30 64 50M-81-12C-38 18 10 52 38 74M-44-70C0-44 54 0 79 27M-8-82C30-62 66-28 83 4',
        '#cf5a40',
        7,
      ) +
      S('M-58 58C-48 10 0-38 58-60M-28 77C-18 38 30-8 79-26M-78 24C-72-14-40-52 2-80', '#8e2a18', 7) +
      O(0, 0, 84, DISC),
    transform,
  );

/** Two wooden needles stuck in the ball. */
const needles = (transform: string): string =>
  G(P('M-4-170L4-170 3 40H-3z', '#d9a566') + O(0, -174, 11, C.pine) + P('M-4-170H0V40H-3z', '#efc68f'), transform);

const pair = ({ fine }: Fine): string =>
  pairOfSocks(
    label({
      ...sockBand,
      name: ['Ragg-', 'sockor'],
      what: 'Svensk ull, ett par',
      no: 10,
      weight: 'Stl 36–45',
      stripe: [C.brick, C.paper],
      stripes: 9,
      roof: 0.07,
      fine,
    }),
  );

/** A sock hung by its cuff; (x, y) is the cuff's left end on the line. */
const hungSock = (id: string, x: number, y: number): string =>
  G(sockShadow() + sock(id, ''), `translate(${x} ${y}) scale(.84) translate(0 656)`) +
  clothesPeg(x + 30, y + 2) +
  clothesPeg(x + 148, y + 2);

const front = stillLife({
  view: 'front',
  name: 'Ett par grå raggsockor med pappersband',
  season: 'host',
  prop: 'hill',
  defs: SOCK_DEFS,
  things: (options) =>
    ground(410, 868, 280, 24, 0.8) +
    G(pair(options), 'translate(266 872)') +
    ground(866, 934, 84, 18, 0.6) +
    needles('translate(866 830) rotate(24)') +
    needles('translate(866 830) rotate(-12)') +
    yarn('translate(866 856)'),
});

const opened = stillLife({
  view: 'opened',
  name: 'Raggsockorna utan band, på en tvättlina',
  season: 'plommon',
  prop: 'hill',
  defs: SOCK_DEFS,
  things: () =>
    clothesLine(176) +
    hungSock('ragg-1', 92, 194) +
    hungSock('ragg-2', 534, 198) +
    ground(848, 934, 84, 18, 0.6) +
    yarn('translate(848 858) scale(.96)'),
});

const table = stillLife({
  view: 'table',
  name: 'Raggsockorna på bordet vid en varm kopp och garnnystan',
  season: 'plommon',
  prop: 'sun',
  defs: SOCK_DEFS,
  things: (options) =>
    runner(['#f7ead0', C.brick, '#8d9094']) +
    ground(300, 806, 200, 20, 0.8) +
    placed(pair(options), { cx: 0, foot: 0, x: 210, y: 812, scale: 0.7 }) +
    ground(730, 812, 96, 18, 0.8) +
    G(cup(C.paper, C.brick), 'translate(730 682)') +
    G(steam(), 'translate(730 682)') +
    ground(640, 950, 70, 14, 0.6) +
    yarn('translate(640 892) scale(.76)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Resår, ränder och etikett på nära håll',
  season: 'host',
  prop: 'hill',
  crop: [130, 300, 400],
  defs: SOCK_DEFS,
  things: (options) => G(pair(options), 'translate(266 872)'),
});

export const raggsockor: ProductDrawing = { id: 'raggsockor', pictures: [front, opened, table, detail] };
