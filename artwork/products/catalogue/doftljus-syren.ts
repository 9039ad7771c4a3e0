import { ground } from '../../lib/light.ts';
import { LEAF } from '../../lib/motifs.ts';
import { polar, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { at, G, O, P } from '../../lib/svg.ts';
import { candle, woodenLid } from '../packaging/candle.ts';
import { lilac, posy } from '../props/nature.ts';
import { runner } from '../props/table-runner.ts';
import { cup, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const floret = (fill: string): string =>
  G(
    repeat(4, (i) => `<circle r="13" transform="translate(${polar(14, i * 90 + 45)})"/>`),
    '',
    `fill="${fill}"`,
  ) + O(0, 0, 6, C.sun);

const MOTIFS = [floret('#f1e6fa'), at(0, 0, P(LEAF, '#a9cfae'), 0.56, 24), floret('#c9aee4')];

const ljus = (fine: boolean) => ({
  id: 'syren',
  fine,
  look: {
    glass: '#7a5aa0',
    wax: '#f6eef4',
    motif: (column: number, row: number) => MOTIFS[(row * 2 + column + 20) % 3] ?? '',
  },
  label: {
    name: ['Syren'],
    what: 'Sojavax, brinner 40 tim',
    no: 21,
    weight: '220 g',
    stripe: ['#7a5aa0', C.paper] as const,
    accent: '#6a4a92',
  },
});

const sprig = (x: number, y: number, scale: number, turn: number): string =>
  ground(x, y + 50 * scale, 150 * scale, 18 * scale, 0.4) + at(x, y, lilac(), scale, turn);

const stage = { season: 'var', prop: 'arch' } as const;

export const doftljusSyren: ProductDrawing = {
  id: 'doftljus-syren',
  pictures: [
    picture(
      'front',
      'Tänt doftljus i lila glas och en syrenkvist',
      stage,
      (fine) => at(450, 872, candle(ljus(fine))) + sprig(780, 894, 0.82, -4),
    ),
    picture(
      'opened',
      'Doftljuset innan det tänts, med trälocket bredvid',
      stage,
      (fine) => at(430, 872, candle(ljus(fine), 'none')) + at(778, 850, woodenLid(), 0.9) + sprig(250, 930, 0.6, 4),
    ),
    picture(
      'table',
      'Doftljuset brinner på ett bord med te och vårblommor',
      { season: 'ros', prop: 'sun' },
      (fine) =>
        runner(['#fffaf0', '#7a5aa0', C.leaf]) +
        at(350, 808, candle(ljus(fine)), 0.78) +
        at(640, 786, posy(['#c9aee4', '#fffdf6', '#f0b7d2']), 1.1) +
        ground(800, 886, 96, 18, 0.7) +
        at(792, 752, cup(C.paper, '#7a5aa0', '#b9742f') + steam(), 0.95) +
        sprig(360, 914, 0.7, -3),
    ),
    picture('detail', 'Ljusets etikett och syrenmönster på nära håll', { ...stage, frame: [226, 436, 450] }, () =>
      at(450, 872, candle(ljus(true))),
    ),
  ],
};
