import { tableShadow } from '../../lib/light.ts';
import { flyingBee } from '../../lib/motifs.ts';
import { palette } from '../../lib/palette.ts';
import { at, group, path } from '../../lib/svg.ts';
import { honeycomb, jar, lyingLid, openJar } from '../packaging/jar.ts';
import { toast } from '../props/bread.ts';
import { honeyDipper, standingDipper } from '../props/honey.ts';
import { clover, posy } from '../props/nature.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const packagingOptions = (fine: boolean) => ({
  id: 'honung',
  fine,
  look: {
    contents: ['#f6b73c', '#c97a12'],
    seeds: '#ffe09a',
    cap: honeycomb(),
    ribbon: palette.clay,
  } as const,
  label: {
    name: ['Blomster-', 'honung'],
    subtitle: 'Slungad vid ängens kant',
    number: 19,
    weight: '350 g',
    stripe: [palette.gold, palette.paper] as const,
    accent: '#a35f0a',
  },
});

const flight = (x: number, y: number, turn: number, scale = 1): string => at(x, y, flyingBee(), scale * 1.6, turn);

/** The jar with its cap on; its foot is at the origin. */
export const honeyJar = (fine: boolean): string => jar(packagingOptions(fine));

const backdrop = { tint: 'spring', shape: 'disc' } as const;

export const blomsterhonung: ProductArtwork = {
  id: 'blomsterhonung',
  images: [
    productImage(
      'front',
      'Burk med blomsterhonung, klöver och ett bi',
      backdrop,
      (fine) =>
        at(480, 886, honeyJar(fine)) +
        tableShadow(800, 926, 96, 14, 0.4) +
        at(764, 898, clover()) +
        tableShadow(190, 930, 60, 12, 0.4) +
        at(150, 906, clover('#f3e3ea'), 0.8) +
        flight(790, 380, -14) +
        flight(206, 300, 10, 0.8),
    ),
    productImage(
      'opened',
      'Öppnad honungsburk med en honungsslev i',
      backdrop,
      (fine) =>
        at(440, 886, openJar(packagingOptions(fine), standingDipper())) +
        at(794, 862, lyingLid('#d9a53a'), 0.9) +
        flight(740, 330, -14),
    ),
    productImage(
      'table',
      'Honungsburken vid te och rostat bröd',
      { tint: 'autumn', shape: 'hill' },
      (fine) =>
        tableRunner(['#f7ead0', palette.gold, palette.clay]) +
        at(410, 806, honeyJar(fine), 0.74) +
        tableShadow(776, 806, 96, 18, 0.7) +
        at(770, 680, cup(palette.paper, palette.gold, '#b9742f') + steam(), 0.92) +
        at(560, 896, plate(280)) +
        group(toast(), 'translate(500 862)') +
        group(honeyDipper(), 'translate(690 866) rotate(8) scale(.8)') +
        path('M640 880c26-12 70-10 86 4-20 12-66 12-86-4z', '#e39a1e', 'opacity=".75"') +
        at(150, 812, posy(['#f0b7d2', '#fffdf6', '#c3aadd'])),
    ),
    productImage('detail', 'Etiketten och tyget med bikakor på nära håll', { ...backdrop, crop: [236, 366, 490] }, () =>
      at(480, 886, honeyJar(true)),
    ),
  ],
};
