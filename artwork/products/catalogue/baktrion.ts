import { tableShadow } from '../../lib/light.ts';
import { sixPetalFlower } from '../../lib/motifs.ts';
import { palette } from '../../lib/palette.ts';
import { at } from '../../lib/svg.ts';
import { type Spice, spiceJar, spiceTrio } from '../packaging/spice-trio.ts';
import { bun } from '../props/bread.ts';
import { cardamom, cinnamon } from '../props/spices.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const CARDAMOM: Spice = { name: 'Kardemumma', ground: '#8d9c55', grain: '#5e6e2f', lid: palette.pine };
const SPICES = [
  { name: 'Kanel', ground: '#9a5524', grain: '#6b3512', lid: '#b5561b' },
  CARDAMOM,
  { name: 'Ingefära', ground: '#e0b04c', grain: '#a87a1e', lid: '#c9891b' },
] as const;

const packagingOptions = (fine: boolean) => ({
  id: 'baktrion',
  fine,
  look: { spices: SPICES, tray: palette.clay, inside: '#8e4a1c', motif: sixPetalFlower('#f0a57a', palette.sun) },
  label: {
    name: ['Baktrion'],
    subtitle: 'Tre kryddor till fikat',
    number: 6,
    weight: '3 × 45 g',
    stripe: [palette.pine, palette.cream] as const,
    accent: palette.pine,
  },
});

const sticks = (x: number, y: number, scale: number): string =>
  tableShadow(x, y + 34, 100, 16, 0.4) + at(x, y, cinnamon(), scale, -8);

const backdrop = { tint: 'autumn', shape: 'arch' } as const;

export const baktrion: ProductArtwork = {
  id: 'baktrion',
  images: [
    productImage(
      'front',
      'Tre kryddburkar i ask: kanel, kardemumma och ingefära',
      backdrop,
      (fine) => at(488, 872, spiceTrio(packagingOptions(fine))) + sticks(822, 912, 0.85),
    ),
    productImage(
      'opened',
      'En av kryddburkarna framför asken, utan lock',
      backdrop,
      (fine) =>
        at(420, 846, spiceTrio(packagingOptions(fine), 1), 0.92) +
        tableShadow(800, 912, 92, 22, 0.9) +
        at(800, 914, spiceJar(CARDAMOM, true), 1.02) +
        tableShadow(610, 956, 60, 10, 0.4) +
        at(610, 934, cardamom(), 0.95),
    ),
    productImage(
      'table',
      'Kryddasken bredvid nybakade bullar och kaffe',
      { tint: 'rose', shape: 'sun' },
      (fine) =>
        tableRunner(['#f7ead0', palette.clay, palette.pine]) +
        at(340, 796, spiceTrio(packagingOptions(fine)), 0.72) +
        tableShadow(786, 800, 92, 16, 0.7) +
        at(780, 680, cup(palette.paper, palette.clay) + steam(), 0.88) +
        at(590, 904, plate(280)) +
        at(490, 866, bun('bak-ett'), 0.86, -3) +
        at(690, 868, bun('bak-tva'), 0.86, 4) +
        sticks(208, 922, 0.62),
    ),
    productImage(
      'detail',
      'Kryddburkarna och askens etikett på nära håll',
      { ...backdrop, crop: [228, 402, 500] },
      () => at(488, 872, spiceTrio(packagingOptions(true))),
    ),
  ],
};
