import { tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { at, path } from '../../lib/svg.ts';
import { type Spice, spiceJar, spiceTrio } from '../packaging/spice-trio.ts';
import { corn, rosemary, skewer } from '../props/spices.ts';
import { tableRunner } from '../props/table-runner.ts';
import { plate } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const SMOKE: Spice = { name: 'Rökig', ground: '#b03a22', grain: '#7a2413', lid: palette.brickDeep };
const SPICES = [
  SMOKE,
  { name: 'Örtig', ground: '#7d9456', grain: '#4d6330', lid: palette.pine },
  { name: 'Citrus', ground: '#e6bd52', grain: '#b48420', lid: '#d99a1e' },
] as const;

const FLAME =
  path('M0 26C-22 20-24-4-10-20-8-8-2-6 0-34 20-16 26 16 0 26z', '#f2994a') +
  path('M0 24C-10 18-10 4 0-8 10 4 12 18 0 24z', palette.sun);

const packagingOptions = (fine: boolean) => ({
  id: 'grilltrion',
  fine,
  look: { spices: SPICES, tray: '#24484a', inside: '#173032', motif: FLAME },
  label: {
    name: ['Grilltrion'],
    subtitle: 'Tre kryddor till sommarens glöd',
    number: 23,
    weight: '3 × 60 g',
    stripe: [palette.brick, palette.cream] as const,
  },
});

const backdrop = { tint: 'summer', shape: 'hill' } as const;

export const grillkryddor: ProductArtwork = {
  id: 'grillkryddor',
  images: [
    productImage(
      'front',
      'Tre grillkryddor i ask: rökig, örtig och citrus',
      backdrop,
      (fine) =>
        at(488, 862, spiceTrio(packagingOptions(fine))) +
        tableShadow(790, 946, 120, 14, 0.4) +
        at(800, 926, rosemary(), 0.8, -6),
    ),
    productImage(
      'opened',
      'Den rökiga kryddan framför asken, utan lock',
      backdrop,
      (fine) =>
        at(420, 846, spiceTrio(packagingOptions(fine), 0), 0.92) +
        tableShadow(800, 912, 92, 22, 0.9) +
        at(800, 914, spiceJar(SMOKE, true), 1.02) +
        tableShadow(560, 950, 110, 12, 0.4) +
        at(560, 930, rosemary(), 0.66, -4),
    ),
    productImage(
      'table',
      'Kryddasken bakom ett fat med grillspett och majs',
      { tint: 'spring', shape: 'disc' },
      (fine) =>
        tableRunner(['#fffaf0', palette.brick, '#24484a']) +
        at(350, 790, spiceTrio(packagingOptions(fine)), 0.72) +
        at(560, 894, plate(340)) +
        at(500, 896, skewer(), 0.86, -5) +
        at(706, 862, corn(), 0.66, 8),
    ),
    productImage(
      'detail',
      'Kryddburkarna och askens etikett på nära håll',
      { ...backdrop, crop: [228, 392, 500] },
      () => at(488, 862, spiceTrio(packagingOptions(true))),
    ),
  ],
};
