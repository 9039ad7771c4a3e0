import { tableShadow } from '../../lib/light.ts';
import { LEAF, lemonSlice } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { openPouch, pouch } from '../packaging/pouch.ts';
import { lemon, slice } from '../props/fruit.ts';
import { swirl } from '../props/sweets.ts';
import { tableRunner } from '../props/table-runner.ts';
import { bowl } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

/** Lemon slices and leaves, every second row offset by half a step. */
const print = repeat(24, (i) => {
  const [column, row] = [i % 4, Math.floor(i / 4)];
  const [x, y] = [column * 140 - 210 + (row % 2 ? 70 : 0), row * 116 - 590];
  return (
    at(x, y, lemonSlice('#f2b90f'), 1.15, i * 37) +
    at(x + 70, y + 4, `<path fill="#fffaf0" opacity=".9" d="${LEAF}"/>`, 0.46, i % 2 ? 50 : -50)
  );
});

const packagingOptions = (fine: boolean) => ({
  id: 'citron',
  fine,
  look: { body: '#5fa6a0', strip: '#2f746f', print },
  label: {
    name: ['Citron-', 'karameller'],
    subtitle: 'Syrliga, med riven citron',
    number: 11,
    weight: '180 g',
    stripe: ['#2f746f', palette.paper] as const,
    accent: '#2f746f',
  },
});

const YELLOW = swirl('#f2b90f', '#fffbe6');
const TEAL = swirl('#5fa6a0', '#fffbe6');

const sweet = (x: number, y: number, turn: number, body: string, scale = 1): string =>
  tableShadow(x, y + 42 * scale, 70 * scale, 14 * scale, 0.5) + at(x, y, body, scale, turn);

const backdrop = { tint: 'summer', shape: 'disc' } as const;

export const citronkarameller: ProductArtwork = {
  id: 'citronkarameller',
  images: [
    productImage(
      'front',
      'Påse med citronkarameller och en citronskiva',
      backdrop,
      (fine) =>
        at(480, 876, pouch(packagingOptions(fine))) +
        tableShadow(800, 900, 62, 14, 0.5) +
        at(796, 846, slice()) +
        sweet(212, 902, -16, YELLOW, 0.92),
    ),
    productImage(
      'opened',
      'Öppnad påse, citronkaramellerna sticker upp',
      backdrop,
      (fine) =>
        at(
          450,
          876,
          openPouch(
            packagingOptions(fine),
            at(-110, 0, YELLOW, 0.95, -30) +
              at(96, -8, TEAL, 0.95, 24) +
              at(-10, -30, YELLOW, 1, 8) +
              at(-66, 26, TEAL, 0.9, 50) +
              at(52, 26, YELLOW, 0.9, -14),
          ),
        ) +
        sweet(770, 826, 12, YELLOW) +
        sweet(860, 892, -24, TEAL, 0.95) +
        sweet(730, 920, 64, YELLOW, 0.9),
    ),
    productImage(
      'table',
      'Påsen bredvid en skål med karameller och en citron',
      { tint: 'spring', shape: 'sun' },
      (fine) =>
        tableRunner(['#fffaf0', '#5fa6a0', palette.sun]) +
        at(360, 806, pouch(packagingOptions(fine)), 0.72) +
        tableShadow(700, 876, 120, 22, 0.8) +
        at(
          690,
          730,
          bowl(
            'citron',
            palette.paper,
            '#5fa6a0',
            at(-84, -8, YELLOW, 0.95, -20) +
              at(84, -10, TEAL, 0.95, 30) +
              at(0, -40, YELLOW, 0.95, 6) +
              at(-40, 8, TEAL, 0.9, 40) +
              at(44, 10, YELLOW, 0.9, -36),
          ),
        ) +
        tableShadow(300, 922, 84, 18, 0.5) +
        at(290, 880, lemon(), 0.95, -8),
    ),
    productImage(
      'detail',
      'Påsens etikett och citronmönster på nära håll',
      { ...backdrop, crop: [246, 330, 480] },
      () => at(480, 876, pouch(packagingOptions(true))),
    ),
  ],
};
