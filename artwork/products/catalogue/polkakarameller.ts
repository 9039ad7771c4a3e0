import { tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { openPouch, pouch, waves } from '../packaging/pouch.ts';
import { cone, twig } from '../props/nature.ts';
import { swirl } from '../props/sweets.ts';
import { tableRunner } from '../props/table-runner.ts';
import { bowl } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const packagingOptions = (fine: boolean) => ({
  id: 'polka',
  fine,
  look: { body: palette.brick, strip: palette.brickDeep, print: waves('#f6cdbd') },
  label: {
    name: ['Polka-', 'karameller'],
    subtitle: 'Pepparmint, handdragna',
    number: 7,
    weight: '180 g',
    stripe: [palette.brick, palette.paper] as const,
  },
});

const RED = swirl(palette.brick);
const GREEN = swirl('#2f7d62');

const sweet = (x: number, y: number, turn: number, body: string, scale = 1): string =>
  tableShadow(x, y + 42 * scale, 70 * scale, 14 * scale, 0.5) + at(x, y, body, scale, turn);

/** The whole pouch; its foot is at the origin. */
export const candyPouch = (fine: boolean): string => pouch(packagingOptions(fine));

const backdrop = { tint: 'winter', shape: 'sun' } as const;

export const polkakarameller: ProductArtwork = {
  id: 'polkakarameller',
  images: [
    productImage(
      'front',
      'Randig påse med polkakarameller',
      backdrop,
      (fine) => at(480, 876, candyPouch(fine)) + sweet(778, 862, 12, RED) + sweet(212, 902, -16, GREEN, 0.92),
    ),
    productImage(
      'opened',
      'Öppnad påse, karamellerna sticker upp',
      backdrop,
      (fine) =>
        at(
          450,
          876,
          openPouch(
            packagingOptions(fine),
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
    productImage(
      'table',
      'Påsen bredvid en skål med polkagrisar och granris',
      { tint: 'plum', shape: 'arch' },
      (fine) =>
        tableRunner(['#f7ead0', palette.brick, palette.pine]) +
        at(360, 806, candyPouch(fine), 0.72) +
        tableShadow(700, 876, 120, 22, 0.8) +
        at(
          690,
          730,
          bowl(
            'polka',
            palette.paper,
            palette.pine,
            at(-84, -8, RED, 0.95, -20) +
              at(84, -10, GREEN, 0.95, 30) +
              at(0, -40, RED, 0.95, 6) +
              at(-40, 8, GREEN, 0.9, 40) +
              at(44, 10, RED, 0.9, -36),
          ),
        ) +
        tableShadow(250, 926, 120, 16, 0.4) +
        at(256, 904, twig(), 0.86, -6) +
        at(440, 914, cone(), 0.6, 76),
    ),
    productImage(
      'detail',
      'Påsens etikett och polkagrisränder på nära håll',
      { ...backdrop, crop: [246, 330, 480] },
      () => at(480, 876, candyPouch(true)),
    ),
  ],
};
