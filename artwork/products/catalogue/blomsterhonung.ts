import { ground } from '../../lib/light.ts';
import { bee } from '../../lib/motifs.ts';
import { C } from '../../lib/palette.ts';
import { at, G, P } from '../../lib/svg.ts';
import { honeycomb, jar, lyingLid, openJar } from '../packaging/jar.ts';
import { toast } from '../props/bread.ts';
import { honeyDipper, standingDipper } from '../props/honey.ts';
import { clover, posy } from '../props/nature.ts';
import { runner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const burk = (fine: boolean) => ({
  id: 'honung',
  fine,
  look: {
    contents: ['#f6b73c', '#c97a12'],
    seeds: '#ffe09a',
    cap: honeycomb(),
    ribbon: C.clay,
  } as const,
  label: {
    name: ['Blomster-', 'honung'],
    what: 'Slungad vid ängens kant',
    no: 19,
    weight: '350 g',
    stripe: [C.gold, C.paper] as const,
    accent: '#a35f0a',
  },
});

const flight = (x: number, y: number, turn: number, scale = 1): string => at(x, y, bee(), scale * 1.6, turn);

/** The jar with its cap on; its foot is at the origin. */
export const honeyJar = (fine: boolean): string => jar(burk(fine));

const stage = { season: 'var', prop: 'disc' } as const;

export const blomsterhonung: ProductDrawing = {
  id: 'blomsterhonung',
  pictures: [
    picture(
      'front',
      'Burk med blomsterhonung, klöver och ett bi',
      stage,
      (fine) =>
        at(480, 886, honeyJar(fine)) +
        ground(800, 926, 96, 14, 0.4) +
        at(764, 898, clover()) +
        ground(190, 930, 60, 12, 0.4) +
        at(150, 906, clover('#f3e3ea'), 0.8) +
        flight(790, 380, -14) +
        flight(206, 300, 10, 0.8),
    ),
    picture(
      'opened',
      'Öppnad honungsburk med en honungsslev i',
      stage,
      (fine) =>
        at(440, 886, openJar(burk(fine), standingDipper())) +
        at(794, 862, lyingLid('#d9a53a'), 0.9) +
        flight(740, 330, -14),
    ),
    picture(
      'table',
      'Honungsburken vid te och rostat bröd',
      { season: 'host', prop: 'hill' },
      (fine) =>
        runner(['#f7ead0', C.gold, C.clay]) +
        at(410, 806, honeyJar(fine), 0.74) +
        ground(776, 806, 96, 18, 0.7) +
        at(770, 680, cup(C.paper, C.gold, '#b9742f') + steam(), 0.92) +
        at(560, 896, plate(280)) +
        G(toast(), 'translate(500 862)') +
        G(honeyDipper(), 'translate(690 866) rotate(8) scale(.8)') +
        P('M640 880c26-12 70-10 86 4-20 12-66 12-86-4z', '#e39a1e', 'opacity=".75"') +
        at(150, 812, posy(['#f0b7d2', '#fffdf6', '#c3aadd'])),
    ),
    picture('detail', 'Etiketten och tyget med bikakor på nära håll', { ...stage, frame: [236, 366, 490] }, () =>
      at(480, 886, honeyJar(true)),
    ),
  ],
};
