import { ground } from '../../lib/light.ts';
import { C } from '../../lib/palette.ts';
import { at, G } from '../../lib/svg.ts';
import { dotted, jar, lyingLid, openJar } from '../packaging/jar.ts';
import { scone } from '../props/bread.ts';
import { strawberry } from '../props/fruit.ts';
import { posy } from '../props/nature.ts';
import { runner } from '../props/table-runner.ts';
import { plate, standingSpoon } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const burk = (fine: boolean) => ({
  id: 'jordgubb',
  fine,
  look: {
    contents: ['#e0393a', '#9c1626'],
    seeds: '#f7d27a',
    cap: dotted('#cfe3d2', '#fffaf0'),
    ribbon: C.brick,
  } as const,
  label: {
    name: ['Jord-', 'gubbar'],
    what: 'Sylt på svenska bär',
    no: 22,
    weight: '400 g',
    stripe: [C.leaf, C.paper] as const,
    accent: C.brick,
  },
});

const berry = (x: number, y: number, scale: number, turn = 0): string =>
  ground(x, y + 46 * scale, 40, 12, 0.4) + at(x, y, strawberry(), scale, turn);

const stage = { season: 'sommar', prop: 'sun' } as const;

export const jordgubbssylt: ProductDrawing = {
  id: 'jordgubbssylt',
  pictures: [
    picture(
      'front',
      'Burk med jordgubbssylt och prickigt tyg över locket',
      stage,
      (fine) =>
        at(480, 886, jar(burk(fine))) +
        berry(770, 852, 1.15, -8) +
        berry(862, 886, 0.95, 40) +
        berry(200, 892, 1.1, 14),
    ),
    picture(
      'opened',
      'Öppnad burk med jordgubbssylt, locket ligger bredvid',
      stage,
      (fine) =>
        at(440, 886, openJar(burk(fine), standingSpoon())) +
        at(794, 862, lyingLid('#d9a53a'), 0.9) +
        berry(170, 892, 1.15, 10),
    ),
    picture(
      'table',
      'Syltburken vid en tallrik med scones',
      { season: 'var', prop: 'hill' },
      (fine) =>
        runner(['#fffaf0', C.leaf, C.brick]) +
        at(370, 806, jar(burk(fine)), 0.74) +
        at(790, 800, posy(['#fffdf6', '#f0b7d2', '#fffdf6'])) +
        at(590, 894, plate(280)) +
        G(scone('left'), 'translate(500 862)') +
        G(scone('right', '#c42430'), 'translate(680 866)') +
        berry(216, 900, 0.9, -12),
    ),
    picture('detail', 'Etiketten och det prickiga tyget på nära håll', { ...stage, frame: [236, 366, 490] }, () =>
      at(480, 886, jar(burk(true))),
    ),
  ],
};
