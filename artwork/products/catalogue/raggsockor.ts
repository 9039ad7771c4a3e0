import { DISC_SHADE, tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { circle, group, path, stroke } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';
import { clothesLine, clothesPeg } from '../textile/clothes-line.ts';
import { pairOfSocks, SOCK_DEFS, sock, sockBand, sockShadow } from '../textile/sock.ts';

/** A ball of yarn around the origin, radius 84, its thread leading off to the left. */
const yarn = (transform: string): string =>
  group(
    stroke('M-60 72C-120 92-170 60-230 82S-300 120-350 104', '#9c2c17', 8) +
      circle(0, 0, 84, '#a8331c') +
      stroke(
        'M-68-44C-18-10 40 30 64 50M-81-12C-38 18 10 52 38 74M-44-70C0-44 54 0 79 27M-8-82C30-62 66-28 83 4',
        '#cf5a40',
        7,
      ) +
      stroke('M-58 58C-48 10 0-38 58-60M-28 77C-18 38 30-8 79-26M-78 24C-72-14-40-52 2-80', '#8e2a18', 7) +
      circle(0, 0, 84, DISC_SHADE),
    transform,
  );

/** Two wooden needles stuck in the ball. */
const needles = (transform: string): string =>
  group(
    path('M-4-170L4-170 3 40H-3z', '#d9a566') + circle(0, -174, 11, palette.pine) + path('M-4-170H0V40H-3z', '#efc68f'),
    transform,
  );

const pair = ({ fine }: LabelDetail): string =>
  pairOfSocks(
    label({
      ...sockBand,
      name: ['Ragg-', 'sockor'],
      subtitle: 'Svensk ull, ett par',
      number: 10,
      weight: 'Stl 36–45',
      stripe: [palette.brick, palette.paper],
      stripes: 9,
      awningHeight: 0.07,
      fine,
    }),
  );

/** A sock hung by its cuff; (x, y) is the cuff's left end on the line. */
const hungSock = (id: string, x: number, y: number): string =>
  group(sockShadow() + sock(id, ''), `translate(${x} ${y}) scale(.84) translate(0 656)`) +
  clothesPeg(x + 30, y + 2) +
  clothesPeg(x + 148, y + 2);

const front = stillLife({
  view: 'front',
  name: 'Ett par grå raggsockor med pappersband',
  tint: 'autumn',
  shape: 'hill',
  defs: SOCK_DEFS,
  objects: (options) =>
    tableShadow(410, 868, 280, 24, 0.8) +
    group(pair(options), 'translate(266 872)') +
    tableShadow(866, 934, 84, 18, 0.6) +
    needles('translate(866 830) rotate(24)') +
    needles('translate(866 830) rotate(-12)') +
    yarn('translate(866 856)'),
});

const opened = stillLife({
  view: 'opened',
  name: 'Raggsockorna utan band, på en tvättlina',
  tint: 'plum',
  shape: 'hill',
  defs: SOCK_DEFS,
  objects: () =>
    clothesLine(176) +
    hungSock('ragg-1', 92, 194) +
    hungSock('ragg-2', 534, 198) +
    tableShadow(848, 934, 84, 18, 0.6) +
    yarn('translate(848 858) scale(.96)'),
});

const table = stillLife({
  view: 'table',
  name: 'Raggsockorna på bordet vid en varm kopp och garnnystan',
  tint: 'plum',
  shape: 'sun',
  defs: SOCK_DEFS,
  objects: (options) =>
    tableRunner(['#f7ead0', palette.brick, '#8d9094']) +
    tableShadow(300, 806, 200, 20, 0.8) +
    placed(pair(options), { cx: 0, foot: 0, x: 210, y: 812, scale: 0.7 }) +
    tableShadow(730, 812, 96, 18, 0.8) +
    group(cup(palette.paper, palette.brick), 'translate(730 682)') +
    group(steam(), 'translate(730 682)') +
    tableShadow(640, 950, 70, 14, 0.6) +
    yarn('translate(640 892) scale(.76)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Resår, ränder och etikett på nära håll',
  tint: 'autumn',
  shape: 'hill',
  crop: [130, 300, 400],
  defs: SOCK_DEFS,
  objects: (options) => group(pair(options), 'translate(266 872)'),
});

export const raggsockor: ProductArtwork = { id: 'raggsockor', images: [front, opened, table, detail] };
