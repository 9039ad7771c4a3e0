import { SOFTER_BLUR, tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { at, group, path } from '../../lib/svg.ts';
import { BAR, bar, openBar } from '../packaging/bar.ts';
import { hazelnut, squares } from '../props/chocolate.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const dark = (fine: boolean) => ({
  id: 'mork',
  fine,
  look: { paper: '#123f34', rings: ['#1f5f4e', palette.gold], chocolate: 'dark' } as const,
  label: {
    name: ['Mörk', 'choklad'],
    subtitle: 'Med flingsalt, 70 %',
    number: 5,
    weight: '100 g',
    stripe: [palette.gold, '#123f34'] as const,
    accent: '#8a5a10',
  },
});

const milk = (fine: boolean) => ({
  id: 'mjolk',
  fine,
  look: { paper: '#4a2030', rings: ['#6f3348', '#d98f86'], chocolate: 'milk' } as const,
  label: {
    name: ['Mjölk-', 'choklad'],
    subtitle: 'Med hasselnöt',
    number: 5,
    weight: '100 g',
    stripe: [palette.rose, '#4a2030'] as const,
    accent: '#9a3d55',
  },
});

/** A bar leaning backwards; its lower left corner stands at x, y. */
const leaning = (x: number, y: number, turn: number, body: string, scale = 1): string =>
  group(
    path(`M14 24h${BAR.w}v${BAR.h}H14z`, palette.shadow, `opacity=".26" ${SOFTER_BLUR}`) + body,
    `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(0 ${-BAR.h})`,
  );

const piece = (x: number, y: number, kind: 'dark' | 'milk', columns: number, turn = 0): string =>
  tableShadow(x + columns * 19, y + 20, columns * 24, 12, 0.4) +
  group(
    path(`M0 62V80H${columns * 37}L${columns * 37} 62z`, kind === 'dark' ? '#2c140c' : '#56301a') +
      group(squares(kind, columns * 37, 1, columns), 'scale(1 .85)'),
    `translate(${x} ${y - 62}) rotate(${turn})`,
  );

const nut = (x: number, y: number, turn: number): string =>
  tableShadow(x, y + 24, 26, 8, 0.4) + at(x, y, hazelnut(), 0.85, turn);

const backdrop = { tint: 'spring', shape: 'arch' } as const;

export const chokladkakor: ProductArtwork = {
  id: 'chokladkakor-tva-sorter',
  images: [
    productImage(
      'front',
      'Två chokladkakor, en mörk och en med hasselnöt',
      backdrop,
      (fine) =>
        tableShadow(640, 872, 190, 28) +
        leaning(478, 846, 8, bar(milk(fine))) +
        tableShadow(372, 884, 180, 28, 0.7) +
        leaning(247, 894, -5, openBar(dark(fine), { salt: true })) +
        piece(786, 946, 'dark', 4, -3),
    ),
    productImage(
      'opened',
      'Båda chokladkakorna öppnade, med rutor av mörk och ljus choklad',
      backdrop,
      (fine) =>
        tableShadow(640, 872, 190, 28) +
        leaning(478, 856, 8, openBar(milk(fine))) +
        tableShadow(372, 884, 180, 28, 0.7) +
        leaning(247, 904, -5, openBar(dark(fine), { salt: true })) +
        piece(770, 940, 'milk', 4, -4) +
        piece(128, 950, 'dark', 2, 5) +
        nut(716, 944, 10) +
        nut(934, 952, -30),
    ),
    productImage(
      'table',
      'Chokladrutor på ett fat, kaffe och de två kakorna bakom',
      { tint: 'plum', shape: 'sun' },
      (fine) =>
        tableRunner(['#f7ead0', palette.plum, palette.gold]) +
        tableShadow(440, 796, 130, 20) +
        leaning(348, 786, 7, bar(milk(fine)), 0.72) +
        tableShadow(250, 806, 120, 20, 0.6) +
        leaning(160, 806, -5, bar(dark(fine)), 0.72) +
        tableShadow(790, 800, 92, 16, 0.7) +
        at(784, 680, cup(palette.paper, '#4a2030') + steam(), 0.88) +
        at(580, 900, plate(270)) +
        piece(440, 886, 'dark', 4, -4) +
        piece(600, 892, 'milk', 4, 3) +
        piece(520, 910, 'dark', 3, 4) +
        nut(702, 900, 10) +
        nut(448, 904, -40),
    ),
    productImage('detail', 'Omslagspapper och etikett på nära håll', { ...backdrop, crop: [190, 400, 440] }, () =>
      [leaning(478, 846, 8, bar(milk(true))), leaning(247, 894, -5, bar(dark(true)))].join(''),
    ),
  ],
};
