import { tableShadow } from '../../lib/light.ts';
import { beanMotif } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { bag, openBag } from '../packaging/bag.ts';
import { bun } from '../props/bread.ts';
import { bean, heap, scoop } from '../props/coffee.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const BLUE = '#2f6178';
const PALE = beanMotif('#4b8199', BLUE);
const BRIGHT = beanMotif(palette.sun, BLUE);

const print = repeat(72, (i) => {
  const [column, row] = [i % 8, Math.floor(i / 8)];
  const motif = (column + row) % 3 ? PALE : BRIGHT;
  return at(column * 66 - 222 + (row % 2 ? 33 : 0), row * 72 - 568, motif, 1, (column + row) % 2 ? 35 : -35);
});

const packagingOptions = (fine: boolean) => ({
  id: 'kaffe',
  fine,
  look: { body: BLUE, side: '#1d3f50', fold: '#16323f', top: '#3a748d', clasp: palette.gold, print, valve: true },
  label: {
    name: ['Morgon-', 'runda'],
    subtitle: 'Bryggkaffe, mellanrost',
    number: 3,
    weight: '450 g',
    stripe: [palette.sun, BLUE] as const,
    accent: '#b5561b',
  },
});

const beans = (list: readonly (readonly [x: number, y: number, turn: number])[]): string =>
  list.map(([x, y, turn]) => tableShadow(x, y + 16, 30, 9, 0.3) + at(x, y, bean(), 1, turn)).join('');

/** The bag with its top rolled; its foot is at the origin. */
export const coffeeBag = (fine: boolean): string => bag(packagingOptions(fine));

const backdrop = { tint: 'autumn', shape: 'sun' } as const;

export const morgonrunda: ProductArtwork = {
  id: 'morgonrunda-bryggkaffe',
  images: [
    productImage(
      'front',
      'Blå påse med bryggkaffe och en rykande kopp',
      backdrop,
      (fine) =>
        at(472, 868, coffeeBag(fine)) +
        tableShadow(804, 926, 92, 18, 0.6) +
        at(800, 784, cup() + steam()) +
        beans([
          [214, 914, 20],
          [262, 944, -30],
          [168, 950, 60],
        ]),
    ),
    productImage(
      'opened',
      'Öppnad kaffepåse full av bönor, med ett mått bredvid',
      backdrop,
      (fine) =>
        at(430, 868, openBag(packagingOptions(fine), at(0, 0, heap(), 1.02))) +
        tableShadow(770, 924, 90, 16, 0.8) +
        at(744, 876, scoop(), 0.9, -8) +
        at(742, 866, at(-18, -8, bean(), 0.8, 20) + at(20, -10, bean(), 0.8, -30) + at(2, -20, bean(), 0.8, 10)) +
        beans([
          [164, 930, 20],
          [216, 950, -30],
        ]),
    ),
    productImage(
      'table',
      'Kaffepåsen på fikabordet med kopp och kanelbulle',
      { tint: 'rose', shape: 'hill' },
      (fine) =>
        tableRunner(['#fffaf0', palette.blue, palette.sun]) +
        at(340, 806, coffeeBag(fine), 0.72) +
        tableShadow(760, 806, 96, 18, 0.7) +
        at(750, 676, cup() + steam(), 0.95) +
        at(560, 900, plate(260)) +
        tableShadow(540, 906, 84, 14, 0.4) +
        at(540, 852, bun('kaffe'), 0.98) +
        beans([[800, 926, 20]]),
    ),
    productImage(
      'detail',
      'Kaffepåsens etikett och mönster av bönor på nära håll',
      { ...backdrop, crop: [232, 340, 480] },
      () => at(472, 868, coffeeBag(true)),
    ),
  ],
};
