import { tableShadow } from '../../lib/light.ts';
import { FIR } from '../../lib/motifs.ts';
import { palette } from '../../lib/palette.ts';
import { at, path } from '../../lib/svg.ts';
import { candle, type Flame, woodenLid } from '../packaging/candle.ts';
import { heartBiscuit } from '../props/biscuits.ts';
import { cone, twig } from '../props/nature.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const FIRS = ['#2c8468', palette.sun, '#7cc0a2'].map((fill) => path(FIR, fill));

const packagingOptions = (fine: boolean) => ({
  id: 'granskog',
  fine,
  look: {
    glass: '#1a6b54',
    wax: '#f7efd8',
    motif: (column: number, row: number) => FIRS[(row * 2 + column + 20) % 3] ?? '',
  },
  label: {
    name: ['Gran-', 'skog'],
    subtitle: 'Sojavax, brinner 40 tim',
    number: 9,
    weight: '220 g',
    stripe: [palette.pine, palette.sun] as const,
    accent: palette.pine,
  },
});

const forest = tableShadow(776, 906, 120, 18, 0.4) + at(776, 884, twig(), 0.92, -9);
const oneCone = tableShadow(214, 936, 60, 12, 0.4) + at(216, 892, cone(), 0.8, 72);

/** The candle; its foot is at the origin. */
export const spruceCandle = (fine: boolean, burns?: Flame): string => candle(packagingOptions(fine), burns);

const backdrop = { tint: 'winter', shape: 'sun' } as const;

export const doftljusGranskog: ProductArtwork = {
  id: 'doftljus-granskog',
  images: [
    productImage(
      'front',
      'Tänt doftljus i grönt glas med mönster av granar',
      backdrop,
      (fine) => at(470, 872, spruceCandle(fine)) + forest + oneCone,
    ),
    productImage(
      'opened',
      'Doftljuset innan det tänts, med trälocket bredvid',
      backdrop,
      (fine) => at(430, 872, spruceCandle(fine, 'none')) + at(778, 878, woodenLid(), 0.92) + oneCone,
    ),
    productImage(
      'table',
      'Doftljuset brinner bredvid kaffe och pepparkakor',
      { tint: 'plum', shape: 'arch' },
      (fine) =>
        tableRunner(['#f7ead0', palette.pine, palette.sun]) +
        at(350, 808, spruceCandle(fine), 0.78) +
        tableShadow(746, 812, 96, 16, 0.7) +
        at(740, 686, cup(palette.paper, palette.pine) + steam(), 0.92) +
        at(620, 910, plate(220)) +
        `<g transform="translate(570 894) rotate(-10) scale(1.1 .62)">${heartBiscuit()}</g>` +
        `<g transform="translate(668 898) rotate(12) scale(1.1 .62)">${heartBiscuit()}</g>` +
        tableShadow(220, 926, 120, 16, 0.4) +
        at(216, 908, twig(), 0.8, -6),
    ),
    productImage('detail', 'Ljusets etikett och granmönster på nära håll', { ...backdrop, crop: [246, 436, 450] }, () =>
      at(470, 872, spruceCandle(true)),
    ),
  ],
};
