import { tableShadow } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { circle, ellipse, group, path, stroke } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { tableRunner } from '../props/table-runner.ts';
import { bowl } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';
import { clothesLine, clothesPeg } from '../textile/clothes-line.ts';
import { clothBand, hangingCloth, threeCloths } from '../textile/dishcloth.ts';
import { shoal, shore, waves } from '../textile/sea.ts';
import { spongeCloth } from '../textile/weave.ts';

const DEFS =
  spongeCloth('hav-svamp') +
  waves('hav-vagor', ['#2f6178', '#5d93a8', '#eaf3f2']) +
  shoal('hav-sill', '#f4ecd8', '#5d93a8', '#24505f') +
  shore('hav-strand', '#f3b79c', '#fff4e2', '#b93a22');

const cloths = ({ fine }: LabelDetail): string =>
  threeCloths(
    ['url(#hav-sill)', 'url(#hav-vagor)', 'url(#hav-strand)'],
    'url(#hav-svamp)',
    label({
      ...clothBand,
      name: fine ? ['Disktrasor Hav'] : ['Disktrasor', 'Hav'],
      subtitle: 'Tre trasor i cellulosa och bomull',
      number: 18,
      weight: '3 st',
      stripe: [palette.blue, palette.paper],
      stripes: 13,
      awningHeight: 0.05,
      fine,
    }),
  );

/** A wooden dish brush lying with its head to the left. */
const dishBrush = (transform: string): string =>
  group(
    stroke(
      repeat(11, (i) => `M${-118 + i * 11} 8L${-124 + i * 12.4} 52`),
      '#e9dcb8',
      9,
    ) +
      stroke(
        repeat(10, (i) => `M${-112 + i * 11} 8L${-117 + i * 12.4} 52`),
        '#c9b583',
        4,
      ) +
      path(
        'M-128-6C-128-26-20-30 0-20 60-14 130-20 176-16 190-14 190 8 176 8 120 10 60 4 0 14-20 20-126 22-128-6z',
        '#b98046',
      ) +
      path('M-124-10C-120-24-20-26 0-16 60-10 130-16 176-12 130-8 60-4 0-2-40 0-110 0-124-10z', '#dca96c') +
      ellipse(168, -4, 7, 5, '#7d5225'),
    transform,
  );

const front = stillLife({
  view: 'front',
  name: 'Tre disktrasor med havsmönster, hållna av ett pappersband',
  tint: 'summer',
  shape: 'disc',
  defs: DEFS,
  objects: (options) =>
    tableShadow(480, 874, 246, 24, 1) +
    group(cloths(options), 'translate(472 872)') +
    tableShadow(760, 946, 160, 14, 0.3) +
    dishBrush('translate(766 898) rotate(-4)'),
});

const hung = (x: number, y: number, turn: number, print: string): string =>
  hangingCloth(`translate(${x} ${y}) rotate(${turn}) scale(1.04)`, `url(#${print})`, 'url(#hav-svamp)') +
  clothesPeg(x - 108, y + 2) +
  clothesPeg(x + 108, y + 2);

/** A basin of dish water, its mouth on the origin. */
const basin = (transform: string): string =>
  group(
    bowl(
      'hav',
      '#fdf6e6',
      palette.blue,
      ellipse(0, 2, 156, 34, '#a9cdd2') +
        [-116, -72, -30, 16, 60, 104]
          .map((x, i) => circle(x, -6 + (i % 2) * 12, 26 + (i % 3) * 8, '#fff', 'opacity=".92"'))
          .join('') +
        circle(-44, -34, 20, '#fff', 'opacity=".85"') +
        circle(34, -38, 26, '#fff', 'opacity=".85"'),
    ),
    transform,
  );

const opened = stillLife({
  view: 'opened',
  name: 'De tre disktrasorna på tork: sill, vågor och sjöstjärnor',
  tint: 'summer',
  shape: 'hill',
  defs: DEFS,
  objects: () =>
    clothesLine(232) +
    hung(190, 250, 2, 'hav-sill') +
    hung(500, 257, 0, 'hav-vagor') +
    hung(810, 250, -2, 'hav-strand') +
    tableShadow(330, 906, 128, 22, 0.8) +
    basin('translate(330 776) scale(.88)') +
    tableShadow(720, 916, 160, 14, 0.3) +
    dishBrush('translate(730 868) rotate(-4)'),
});

const table = stillLife({
  view: 'table',
  name: 'Disktrasorna vid diskbaljan med borste',
  tint: 'summer',
  shape: 'arch',
  defs: DEFS,
  objects: (options) =>
    tableRunner(['#fffaf0', palette.blue, palette.rose]) +
    tableShadow(290, 812, 170, 20, 1) +
    placed(cloths(options), { cx: 0, foot: 0, x: 290, y: 816, scale: 0.68 }) +
    tableShadow(690, 836, 130, 24, 0.8) +
    basin('translate(690 704) scale(.9)') +
    tableShadow(470, 956, 150, 12, 0.3) +
    dishBrush('translate(480 916) rotate(3) scale(.92)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Trasornas tre mönster på nära håll',
  tint: 'summer',
  shape: 'disc',
  crop: [252, 236, 440],
  defs: DEFS,
  objects: (options) => group(cloths(options), 'translate(472 872)'),
});

export const disktrasorHav: ProductArtwork = { id: 'disktrasor-hav', images: [front, opened, table, detail] };
