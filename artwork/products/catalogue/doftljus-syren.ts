import { tableShadow } from '../../lib/light.ts';
import { LEAF } from '../../lib/motifs.ts';
import { polarPoint, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { at, circle, group, path } from '../../lib/svg.ts';
import { candle, woodenLid } from '../packaging/candle.ts';
import { lilac, posy } from '../props/nature.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const floret = (fill: string): string =>
  group(
    repeat(4, (i) => `<circle r="13" transform="translate(${polarPoint(14, i * 90 + 45)})"/>`),
    '',
    `fill="${fill}"`,
  ) + circle(0, 0, 6, palette.sun);

const MOTIFS = [floret('#f1e6fa'), at(0, 0, path(LEAF, '#a9cfae'), 0.56, 24), floret('#c9aee4')];

const packagingOptions = (fine: boolean) => ({
  id: 'syren',
  fine,
  look: {
    glass: '#7a5aa0',
    wax: '#f6eef4',
    motif: (column: number, row: number) => MOTIFS[(row * 2 + column + 20) % 3] ?? '',
  },
  label: {
    name: ['Syren'],
    subtitle: 'Sojavax, brinner 40 tim',
    number: 21,
    weight: '220 g',
    stripe: ['#7a5aa0', palette.paper] as const,
    accent: '#6a4a92',
  },
});

const sprig = (x: number, y: number, scale: number, turn: number): string =>
  tableShadow(x, y + 50 * scale, 150 * scale, 18 * scale, 0.4) + at(x, y, lilac(), scale, turn);

const backdrop = { tint: 'spring', shape: 'arch' } as const;

export const doftljusSyren: ProductArtwork = {
  id: 'doftljus-syren',
  images: [
    productImage(
      'front',
      'Tänt doftljus i lila glas och en syrenkvist',
      backdrop,
      (fine) => at(450, 872, candle(packagingOptions(fine))) + sprig(780, 894, 0.82, -4),
    ),
    productImage(
      'opened',
      'Doftljuset innan det tänts, med trälocket bredvid',
      backdrop,
      (fine) =>
        at(430, 872, candle(packagingOptions(fine), 'none')) + at(778, 850, woodenLid(), 0.9) + sprig(250, 930, 0.6, 4),
    ),
    productImage(
      'table',
      'Doftljuset brinner på ett bord med te och vårblommor',
      { tint: 'rose', shape: 'sun' },
      (fine) =>
        tableRunner(['#fffaf0', '#7a5aa0', palette.leaf]) +
        at(350, 808, candle(packagingOptions(fine)), 0.78) +
        at(640, 786, posy(['#c9aee4', '#fffdf6', '#f0b7d2']), 1.1) +
        tableShadow(800, 886, 96, 18, 0.7) +
        at(792, 752, cup(palette.paper, '#7a5aa0', '#b9742f') + steam(), 0.95) +
        sprig(360, 914, 0.7, -3),
    ),
    productImage(
      'detail',
      'Ljusets etikett och syrenmönster på nära håll',
      { ...backdrop, crop: [226, 436, 450] },
      () => at(450, 872, candle(packagingOptions(true))),
    ),
  ],
};
