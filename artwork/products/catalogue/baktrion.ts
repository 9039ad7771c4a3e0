import { ground } from '../../lib/light.ts';
import { flower } from '../../lib/motifs.ts';
import { C } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { type Spice, spiceJar, spiceTrio } from '../packaging/spice-trio.ts';
import { bun } from '../props/bread.ts';
import { cardamom, cinnamon } from '../props/spices.ts';
import { runner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const CARDAMOM: Spice = { name: 'Kardemumma', ground: '#8d9c55', grain: '#5e6e2f', lid: C.pine };
const SPICES = [
  { name: 'Kanel', ground: '#9a5524', grain: '#6b3512', lid: '#b5561b' },
  CARDAMOM,
  { name: 'Ingefära', ground: '#e0b04c', grain: '#a87a1e', lid: '#c9891b' },
] as const;

const ask = (fine: boolean) => ({
  id: 'baktrion',
  fine,
  look: { spices: SPICES, tray: C.clay, inside: '#8e4a1c', motif: flower('#f0a57a', C.sun) },
  label: {
    name: ['Baktrion'],
    what: 'Tre kryddor till fikat',
    no: 6,
    weight: '3 × 45 g',
    stripe: [C.pine, C.cream] as const,
    accent: C.pine,
  },
});

const sticks = (x: number, y: number, scale: number): string =>
  ground(x, y + 34, 100, 16, 0.4) + at(x, y, cinnamon(), scale, -8);

const stage = { season: 'host', prop: 'arch' } as const;

export const baktrion: ProductDrawing = {
  id: 'baktrion',
  pictures: [
    picture(
      'front',
      'Tre kryddburkar i ask: kanel, kardemumma och ingefära',
      stage,
      (fine) => at(488, 872, spiceTrio(ask(fine))) + sticks(822, 912, 0.85),
    ),
    picture(
      'opened',
      'En av kryddburkarna framför asken, utan lock',
      stage,
      (fine) =>
        at(420, 846, spiceTrio(ask(fine), 1), 0.92) +
        ground(800, 912, 92, 22, 0.9) +
        at(800, 914, spiceJar(CARDAMOM, true), 1.02) +
        ground(610, 956, 60, 10, 0.4) +
        at(610, 934, cardamom(), 0.95),
    ),
    picture(
      'table',
      'Kryddasken bredvid nybakade bullar och kaffe',
      { season: 'ros', prop: 'sun' },
      (fine) =>
        runner(['#f7ead0', C.clay, C.pine]) +
        at(340, 796, spiceTrio(ask(fine)), 0.72) +
        ground(786, 800, 92, 16, 0.7) +
        at(780, 680, cup(C.paper, C.clay) + steam(), 0.88) +
        at(590, 904, plate(280)) +
        at(490, 866, bun('bak-ett'), 0.86, -3) +
        at(690, 868, bun('bak-tva'), 0.86, 4) +
        sticks(208, 922, 0.62),
    ),
    picture('detail', 'Kryddburkarna och askens etikett på nära håll', { ...stage, frame: [228, 402, 500] }, () =>
      at(488, 872, spiceTrio(ask(true))),
    ),
  ],
};
