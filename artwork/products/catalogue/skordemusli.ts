import { tableShadow } from '../../lib/light.ts';
import { earOfCorn } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { bag, openBag } from '../packaging/bag.ts';
import { apple, muesli, raspberry } from '../props/fruit.ts';
import { autumnLeaf } from '../props/nature.ts';
import { tableRunner } from '../props/table-runner.ts';
import { bowl, cup, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const RUST = '#b4552b';
const EAR = earOfCorn('#f3cf8a', '#dd8a4a');
const BERRY = `<circle r="13" fill="#8f2a2a"/><circle cx="-4" cy="-4" r="4" fill="#f3cf8a"/>`;

const print = repeat(35, (i) => {
  const [column, row] = [i % 7, Math.floor(i / 7)];
  const [x, y] = [column * 74 - 222, row * 148 - 560 + (column % 2 ? 74 : 0)];
  return at(x, y, EAR, 0.78, column % 2 ? 8 : -8) + at(x + 37, y + 36, BERRY, 0.8);
});

const packagingOptions = (fine: boolean) => ({
  id: 'musli',
  fine,
  look: { body: RUST, side: '#7d3517', fold: '#672a11', top: '#c9693a', clasp: palette.pine, print, valve: false },
  label: {
    name: ['Skörde-', 'müsli'],
    subtitle: 'Havre, nötter, äpple och bär',
    number: 24,
    weight: '600 g',
    stripe: [palette.pine, palette.paper] as const,
    accent: RUST,
  },
});

const bowlOf = (id: string): string =>
  bowl(
    id,
    palette.paper,
    RUST,
    at(0, 6, muesli()) + at(-30, -50, raspberry(3), 0.7) + at(34, -42, raspberry(4), 0.62, 20),
  );

/** The bag with its top rolled; its foot is at the origin. */
export const muesliBag = (fine: boolean): string => bag(packagingOptions(fine));

const backdrop = { tint: 'autumn', shape: 'arch' } as const;

export const skordemusli: ProductArtwork = {
  id: 'skordemusli',
  images: [
    productImage(
      'front',
      'Rostfärgad påse med müsli och ett äpple',
      backdrop,
      (fine) =>
        at(472, 868, muesliBag(fine)) +
        tableShadow(806, 922, 76, 18, 0.6) +
        at(800, 850, apple(), 1) +
        tableShadow(196, 940, 50, 9, 0.3) +
        at(196, 918, autumnLeaf('#d9822b'), 0.9, -64),
    ),
    productImage(
      'opened',
      'Öppnad müslipåse med en skål framför',
      backdrop,
      (fine) =>
        at(390, 848, openBag(packagingOptions(fine), at(6, 6, muesli(), 1.15)), 0.95) +
        tableShadow(780, 944, 110, 20, 0.8) +
        at(770, 810, bowlOf('musli-oppen'), 0.9),
    ),
    productImage(
      'table',
      'Frukostbord med müsli i skål, kaffe och äpple',
      { tint: 'spring', shape: 'sun' },
      (fine) =>
        tableRunner(['#f7ead0', '#b4552b', palette.pine]) +
        at(320, 800, muesliBag(fine), 0.72) +
        tableShadow(800, 790, 90, 16, 0.7) +
        at(796, 672, cup(palette.paper, RUST) + steam(), 0.86) +
        tableShadow(580, 930, 110, 22, 0.8) +
        at(570, 788, bowlOf('musli-dukad'), 0.98) +
        tableShadow(216, 932, 66, 16, 0.6) +
        at(210, 872, apple(), 0.84),
    ),
    productImage(
      'detail',
      'Müslipåsens etikett och mönster av ax på nära håll',
      { ...backdrop, crop: [232, 340, 480] },
      () => at(472, 868, muesliBag(true)),
    ),
  ],
};
