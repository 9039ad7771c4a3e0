import { ground } from '../../lib/light.ts';
import { ear } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { bag, openBag } from '../packaging/bag.ts';
import { apple, muesli, raspberry } from '../props/fruit.ts';
import { autumnLeaf } from '../props/nature.ts';
import { runner } from '../props/table-runner.ts';
import { bowl, cup, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const RUST = '#b4552b';
const EAR = ear('#f3cf8a', '#dd8a4a');
const BERRY = `<circle r="13" fill="#8f2a2a"/><circle cx="-4" cy="-4" r="4" fill="#f3cf8a"/>`;

const print = repeat(35, (i) => {
  const [column, row] = [i % 7, Math.floor(i / 7)];
  const [x, y] = [column * 74 - 222, row * 148 - 560 + (column % 2 ? 74 : 0)];
  return at(x, y, EAR, 0.78, column % 2 ? 8 : -8) + at(x + 37, y + 36, BERRY, 0.8);
});

const pase = (fine: boolean) => ({
  id: 'musli',
  fine,
  look: { body: RUST, side: '#7d3517', fold: '#672a11', top: '#c9693a', clasp: C.pine, print, valve: false },
  label: {
    name: ['Skörde-', 'müsli'],
    what: 'Havre, nötter, äpple och bär',
    no: 24,
    weight: '600 g',
    stripe: [C.pine, C.paper] as const,
    accent: RUST,
  },
});

const bowlOf = (id: string): string =>
  bowl(id, C.paper, RUST, at(0, 6, muesli()) + at(-30, -50, raspberry(3), 0.7) + at(34, -42, raspberry(4), 0.62, 20));

/** The bag with its top rolled; its foot is at the origin. */
export const muesliBag = (fine: boolean): string => bag(pase(fine));

const stage = { season: 'host', prop: 'arch' } as const;

export const skordemusli: ProductDrawing = {
  id: 'skordemusli',
  pictures: [
    picture(
      'front',
      'Rostfärgad påse med müsli och ett äpple',
      stage,
      (fine) =>
        at(472, 868, muesliBag(fine)) +
        ground(806, 922, 76, 18, 0.6) +
        at(800, 850, apple(), 1) +
        ground(196, 940, 50, 9, 0.3) +
        at(196, 918, autumnLeaf('#d9822b'), 0.9, -64),
    ),
    picture(
      'opened',
      'Öppnad müslipåse med en skål framför',
      stage,
      (fine) =>
        at(390, 848, openBag(pase(fine), at(6, 6, muesli(), 1.15)), 0.95) +
        ground(780, 944, 110, 20, 0.8) +
        at(770, 810, bowlOf('musli-oppen'), 0.9),
    ),
    picture(
      'table',
      'Frukostbord med müsli i skål, kaffe och äpple',
      { season: 'var', prop: 'sun' },
      (fine) =>
        runner(['#f7ead0', '#b4552b', C.pine]) +
        at(320, 800, muesliBag(fine), 0.72) +
        ground(800, 790, 90, 16, 0.7) +
        at(796, 672, cup(C.paper, RUST) + steam(), 0.86) +
        ground(580, 930, 110, 22, 0.8) +
        at(570, 788, bowlOf('musli-dukad'), 0.98) +
        ground(216, 932, 66, 16, 0.6) +
        at(210, 872, apple(), 0.84),
    ),
    picture('detail', 'Müslipåsens etikett och mönster av ax på nära håll', { ...stage, frame: [232, 340, 480] }, () =>
      at(472, 868, muesliBag(true)),
    ),
  ],
};
