import { tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { at, group } from '../../lib/svg.ts';
import { dotted, jar, lyingLid, openJar } from '../packaging/jar.ts';
import { scone } from '../props/bread.ts';
import { strawberry } from '../props/fruit.ts';
import { posy } from '../props/nature.ts';
import { tableRunner } from '../props/table-runner.ts';
import { plate, standingSpoon } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const packagingOptions = (fine: boolean) => ({
  id: 'jordgubb',
  fine,
  look: {
    contents: ['#e0393a', '#9c1626'],
    seeds: '#f7d27a',
    cap: dotted('#cfe3d2', '#fffaf0'),
    ribbon: palette.brick,
  } as const,
  label: {
    name: ['Jord-', 'gubbar'],
    subtitle: 'Sylt på svenska bär',
    number: 22,
    weight: '400 g',
    stripe: [palette.leaf, palette.paper] as const,
    accent: palette.brick,
  },
});

const berry = (x: number, y: number, scale: number, turn = 0): string =>
  tableShadow(x, y + 46 * scale, 40, 12, 0.4) + at(x, y, strawberry(), scale, turn);

const backdrop = { tint: 'summer', shape: 'sun' } as const;

export const jordgubbssylt: ProductArtwork = {
  id: 'jordgubbssylt',
  images: [
    productImage(
      'front',
      'Burk med jordgubbssylt och prickigt tyg över locket',
      backdrop,
      (fine) =>
        at(480, 886, jar(packagingOptions(fine))) +
        berry(770, 852, 1.15, -8) +
        berry(862, 886, 0.95, 40) +
        berry(200, 892, 1.1, 14),
    ),
    productImage(
      'opened',
      'Öppnad burk med jordgubbssylt, locket ligger bredvid',
      backdrop,
      (fine) =>
        at(440, 886, openJar(packagingOptions(fine), standingSpoon())) +
        at(794, 862, lyingLid('#d9a53a'), 0.9) +
        berry(170, 892, 1.15, 10),
    ),
    productImage(
      'table',
      'Syltburken vid en tallrik med scones',
      { tint: 'spring', shape: 'hill' },
      (fine) =>
        tableRunner(['#fffaf0', palette.leaf, palette.brick]) +
        at(370, 806, jar(packagingOptions(fine)), 0.74) +
        at(790, 800, posy(['#fffdf6', '#f0b7d2', '#fffdf6'])) +
        at(590, 894, plate(280)) +
        group(scone('left'), 'translate(500 862)') +
        group(scone('right', '#c42430'), 'translate(680 866)') +
        berry(216, 900, 0.9, -12),
    ),
    productImage(
      'detail',
      'Etiketten och det prickiga tyget på nära håll',
      { ...backdrop, crop: [236, 366, 490] },
      () => at(480, 886, jar(packagingOptions(true))),
    ),
  ],
};
