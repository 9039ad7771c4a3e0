import { tableShadow } from '../../lib/light.ts';
import { HEART } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { at, group, path, rect } from '../../lib/svg.ts';
import { box, openBox } from '../packaging/box.ts';
import { jamAndCream, waffle } from '../props/bread.ts';
import { raspberry, strawberry } from '../props/fruit.ts';
import { posy } from '../props/nature.ts';
import { tableRunner } from '../props/table-runner.ts';
import { plate } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const BLUE = '#4f8fa3';
const heart = (fill: string) => path(HEART, fill);

const print = repeat(48, (i) => {
  const [column, row] = [i % 6, Math.floor(i / 6)];
  const colour = ['#fdf1d8', '#f6b8a2', '#fdf1d8', '#e8604c'][(column + row * 2) % 4] ?? palette.cream;
  return at(8 + column * 80 + (row % 2 ? 40 : 0), 36 + row * 76, heart(colour), 0.5);
});

const packagingOptions = (fine: boolean) => ({
  id: 'vaffla',
  fine,
  look: { front: BLUE, side: '#376f82', top: '#86b9c7', strip: palette.sun, sideText: 'VÅFFLOR', print },
  label: {
    name: ['Våffel-', 'mix'],
    subtitle: 'Frasiga på tio minuter',
    number: 20,
    weight: '500 g',
    stripe: ['#d9503c', palette.paper] as const,
  },
});

/** The bag of mix inside the box. */
const innerBag =
  path('M-120 40V-96C-80-110-60-92-20-104S70-96 110-108V60z', '#f6ecd6') +
  path('M-120-60C-60-74 50-58 110-72V-60C50-46-60-62-120-48z', palette.shadow, 'opacity=".12"') +
  rect(-124, -84, 238, 16, '#d9503c', 6);

const backdrop = { tint: 'spring', shape: 'arch' } as const;

export const vaffelmix: ProductArtwork = {
  id: 'vaffelmix',
  images: [
    productImage(
      'front',
      'Blå ask med våffelmix och en hjärtvåffla lutad mot den',
      backdrop,
      (fine) =>
        at(430, 868, box(packagingOptions(fine))) +
        tableShadow(800, 896, 110, 18, 0.7) +
        group(waffle('vaffla-fram'), 'translate(806 762) rotate(8) scale(.96 1.02)'),
    ),
    productImage(
      'opened',
      'Öppnad ask med våffelmix, påsen syns i den',
      backdrop,
      (fine) =>
        at(430, 888, openBox(packagingOptions(fine), innerBag)) +
        tableShadow(800, 940, 120, 16, 0.5) +
        group(waffle('vaffla-oppen'), 'translate(796 914) scale(.98 .34)'),
    ),
    productImage(
      'table',
      'Hjärtvåfflor med sylt och grädde framför asken',
      { tint: 'rose', shape: 'sun' },
      (fine) =>
        tableRunner(['#fffaf0', '#4f8fa3', '#e8604c']) +
        at(320, 800, box(packagingOptions(fine)), 0.76) +
        at(800, 800, posy(['#fffdf6', '#f6cf62', '#fffdf6'])) +
        at(580, 894, plate(300)) +
        group(waffle('vaffla-under'), 'translate(540 886) scale(1.3 .46)') +
        group(waffle('vaffla-over'), 'translate(620 868) rotate(4) scale(1.3 .46)') +
        at(610, 856, jamAndCream('#c42430'), 1.05) +
        tableShadow(216, 940, 40, 10, 0.4) +
        at(214, 900, strawberry(), 0.9, -10) +
        tableShadow(282, 950, 26, 8, 0.4) +
        at(282, 930, raspberry(9), 0.8),
    ),
    productImage(
      'detail',
      'Askens etikett och mönster av hjärtan på nära håll',
      { ...backdrop, crop: [206, 356, 460] },
      () => at(430, 868, box(packagingOptions(true))),
    ),
  ],
};
