import { ground } from '../../lib/light.ts';
import { HEART } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { at, G, P, R } from '../../lib/svg.ts';
import { box, openBox } from '../packaging/box.ts';
import { jamAndCream, waffle } from '../props/bread.ts';
import { raspberry, strawberry } from '../props/fruit.ts';
import { posy } from '../props/nature.ts';
import { runner } from '../props/table-runner.ts';
import { plate } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const BLUE = '#4f8fa3';
const heart = (fill: string) => P(HEART, fill);

const print = repeat(48, (i) => {
  const [column, row] = [i % 6, Math.floor(i / 6)];
  const colour = ['#fdf1d8', '#f6b8a2', '#fdf1d8', '#e8604c'][(column + row * 2) % 4] ?? C.cream;
  return at(8 + column * 80 + (row % 2 ? 40 : 0), 36 + row * 76, heart(colour), 0.5);
});

const ask = (fine: boolean) => ({
  id: 'vaffla',
  fine,
  look: { front: BLUE, side: '#376f82', top: '#86b9c7', strip: C.sun, sideText: 'VÅFFLOR', print },
  label: {
    name: ['Våffel-', 'mix'],
    what: 'Frasiga på tio minuter',
    no: 20,
    weight: '500 g',
    stripe: ['#d9503c', C.paper] as const,
  },
});

/** The bag of mix inside the box. */
const innerBag =
  P('M-120 40V-96C-80-110-60-92-20-104S70-96 110-108V60z', '#f6ecd6') +
  P('M-120-60C-60-74 50-58 110-72V-60C50-46-60-62-120-48z', C.shadow, 'opacity=".12"') +
  R(-124, -84, 238, 16, '#d9503c', 6);

const stage = { season: 'var', prop: 'arch' } as const;

export const vaffelmix: ProductDrawing = {
  id: 'vaffelmix',
  pictures: [
    picture(
      'front',
      'Blå ask med våffelmix och en hjärtvåffla lutad mot den',
      stage,
      (fine) =>
        at(430, 868, box(ask(fine))) +
        ground(800, 896, 110, 18, 0.7) +
        G(waffle('vaffla-fram'), 'translate(806 762) rotate(8) scale(.96 1.02)'),
    ),
    picture(
      'opened',
      'Öppnad ask med våffelmix, påsen syns i den',
      stage,
      (fine) =>
        at(430, 888, openBox(ask(fine), innerBag)) +
        ground(800, 940, 120, 16, 0.5) +
        G(waffle('vaffla-oppen'), 'translate(796 914) scale(.98 .34)'),
    ),
    picture(
      'table',
      'Hjärtvåfflor med sylt och grädde framför asken',
      { season: 'ros', prop: 'sun' },
      (fine) =>
        runner(['#fffaf0', '#4f8fa3', '#e8604c']) +
        at(320, 800, box(ask(fine)), 0.76) +
        at(800, 800, posy(['#fffdf6', '#f6cf62', '#fffdf6'])) +
        at(580, 894, plate(300)) +
        G(waffle('vaffla-under'), 'translate(540 886) scale(1.3 .46)') +
        G(waffle('vaffla-over'), 'translate(620 868) rotate(4) scale(1.3 .46)') +
        at(610, 856, jamAndCream('#c42430'), 1.05) +
        ground(216, 940, 40, 10, 0.4) +
        at(214, 900, strawberry(), 0.9, -10) +
        ground(282, 950, 26, 8, 0.4) +
        at(282, 930, raspberry(9), 0.8),
    ),
    picture('detail', 'Askens etikett och mönster av hjärtan på nära håll', { ...stage, frame: [206, 356, 460] }, () =>
      at(430, 868, box(ask(true))),
    ),
  ],
};
