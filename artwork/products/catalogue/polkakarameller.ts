import { ground } from '../../lib/light.ts';
import { C } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { openPouch, pouch, waves } from '../packaging/pouch.ts';
import { cone, twig } from '../props/nature.ts';
import { swirl } from '../props/sweets.ts';
import { runner } from '../props/table-runner.ts';
import { bowl } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const pase = (fine: boolean) => ({
  id: 'polka',
  fine,
  look: { body: C.brick, strip: C.brickDeep, print: waves('#f6cdbd') },
  label: {
    name: ['Polka-', 'karameller'],
    what: 'Pepparmint, handdragna',
    no: 7,
    weight: '180 g',
    stripe: [C.brick, C.paper] as const,
  },
});

const RED = swirl(C.brick);
const GREEN = swirl('#2f7d62');

const sweet = (x: number, y: number, turn: number, body: string, scale = 1): string =>
  ground(x, y + 42 * scale, 70 * scale, 14 * scale, 0.5) + at(x, y, body, scale, turn);

/** The whole pouch; its foot is at the origin. */
export const candyPouch = (fine: boolean): string => pouch(pase(fine));

const stage = { season: 'vinter', prop: 'sun' } as const;

export const polkakarameller: ProductDrawing = {
  id: 'polkakarameller',
  pictures: [
    picture(
      'front',
      'Randig påse med polkakarameller',
      stage,
      (fine) => at(480, 876, candyPouch(fine)) + sweet(778, 862, 12, RED) + sweet(212, 902, -16, GREEN, 0.92),
    ),
    picture(
      'opened',
      'Öppnad påse, karamellerna sticker upp',
      stage,
      (fine) =>
        at(
          450,
          876,
          openPouch(
            pase(fine),
            at(-110, 0, RED, 0.95, -30) +
              at(96, -8, GREEN, 0.95, 24) +
              at(-10, -30, RED, 1, 8) +
              at(-66, 26, GREEN, 0.9, 50) +
              at(52, 26, RED, 0.9, -14),
          ),
        ) +
        sweet(770, 826, 12, RED) +
        sweet(860, 892, -24, GREEN, 0.95) +
        sweet(730, 920, 64, RED, 0.9) +
        sweet(160, 906, -16, GREEN, 0.92),
    ),
    picture(
      'table',
      'Påsen bredvid en skål med polkagrisar och granris',
      { season: 'plommon', prop: 'arch' },
      (fine) =>
        runner(['#f7ead0', C.brick, C.pine]) +
        at(360, 806, candyPouch(fine), 0.72) +
        ground(700, 876, 120, 22, 0.8) +
        at(
          690,
          730,
          bowl(
            'polka',
            C.paper,
            C.pine,
            at(-84, -8, RED, 0.95, -20) +
              at(84, -10, GREEN, 0.95, 30) +
              at(0, -40, RED, 0.95, 6) +
              at(-40, 8, GREEN, 0.9, 40) +
              at(44, 10, RED, 0.9, -36),
          ),
        ) +
        ground(250, 926, 120, 16, 0.4) +
        at(256, 904, twig(), 0.86, -6) +
        at(440, 914, cone(), 0.6, 76),
    ),
    picture('detail', 'Påsens etikett och polkagrisränder på nära håll', { ...stage, frame: [246, 330, 480] }, () =>
      at(480, 876, candyPouch(true)),
    ),
  ],
};
