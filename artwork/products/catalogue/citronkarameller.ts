import { ground } from '../../lib/light.ts';
import { LEAF, lemonSlice } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { openPouch, pouch } from '../packaging/pouch.ts';
import { lemon, slice } from '../props/fruit.ts';
import { swirl } from '../props/sweets.ts';
import { runner } from '../props/table-runner.ts';
import { bowl } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

/** Lemon slices and leaves, every second row moved half a step. */
const print = repeat(24, (i) => {
  const [column, row] = [i % 4, Math.floor(i / 4)];
  const [x, y] = [column * 140 - 210 + (row % 2 ? 70 : 0), row * 116 - 590];
  return (
    at(x, y, lemonSlice('#f2b90f'), 1.15, i * 37) +
    at(x + 70, y + 4, `<path fill="#fffaf0" opacity=".9" d="${LEAF}"/>`, 0.46, i % 2 ? 50 : -50)
  );
});

const pase = (fine: boolean) => ({
  id: 'citron',
  fine,
  look: { body: '#5fa6a0', strip: '#2f746f', print },
  label: {
    name: ['Citron-', 'karameller'],
    what: 'Syrliga, med riven citron',
    no: 11,
    weight: '180 g',
    stripe: ['#2f746f', C.paper] as const,
    accent: '#2f746f',
  },
});

const YELLOW = swirl('#f2b90f', '#fffbe6');
const TEAL = swirl('#5fa6a0', '#fffbe6');

const sweet = (x: number, y: number, turn: number, body: string, scale = 1): string =>
  ground(x, y + 42 * scale, 70 * scale, 14 * scale, 0.5) + at(x, y, body, scale, turn);

const stage = { season: 'sommar', prop: 'disc' } as const;

export const citronkarameller: ProductDrawing = {
  id: 'citronkarameller',
  pictures: [
    picture(
      'front',
      'Påse med citronkarameller och en citronskiva',
      stage,
      (fine) =>
        at(480, 876, pouch(pase(fine))) +
        ground(800, 900, 62, 14, 0.5) +
        at(796, 846, slice()) +
        sweet(212, 902, -16, YELLOW, 0.92),
    ),
    picture(
      'opened',
      'Öppnad påse, citronkaramellerna sticker upp',
      stage,
      (fine) =>
        at(
          450,
          876,
          openPouch(
            pase(fine),
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
    picture(
      'table',
      'Påsen bredvid en skål med karameller och en citron',
      { season: 'var', prop: 'sun' },
      (fine) =>
        runner(['#fffaf0', '#5fa6a0', C.sun]) +
        at(360, 806, pouch(pase(fine)), 0.72) +
        ground(700, 876, 120, 22, 0.8) +
        at(
          690,
          730,
          bowl(
            'citron',
            C.paper,
            '#5fa6a0',
            at(-84, -8, YELLOW, 0.95, -20) +
              at(84, -10, TEAL, 0.95, 30) +
              at(0, -40, YELLOW, 0.95, 6) +
              at(-40, 8, TEAL, 0.9, 40) +
              at(44, 10, YELLOW, 0.9, -36),
          ),
        ) +
        ground(300, 922, 84, 18, 0.5) +
        at(290, 880, lemon(), 0.95, -8),
    ),
    picture('detail', 'Påsens etikett och citronmönster på nära håll', { ...stage, frame: [246, 330, 480] }, () =>
      at(480, 876, pouch(pase(true))),
    ),
  ],
};
