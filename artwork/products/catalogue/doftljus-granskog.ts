import { ground } from '../../lib/light.ts';
import { FIR } from '../../lib/motifs.ts';
import { C } from '../../lib/palette.ts';
import { at, P } from '../../lib/svg.ts';
import { candle, type Flame, woodenLid } from '../packaging/candle.ts';
import { heartBiscuit } from '../props/biscuits.ts';
import { cone, twig } from '../props/nature.ts';
import { runner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const FIRS = ['#2c8468', C.sun, '#7cc0a2'].map((fill) => P(FIR, fill));

const ljus = (fine: boolean) => ({
  id: 'granskog',
  fine,
  look: {
    glass: '#1a6b54',
    wax: '#f7efd8',
    motif: (column: number, row: number) => FIRS[(row * 2 + column + 20) % 3] ?? '',
  },
  label: {
    name: ['Gran-', 'skog'],
    what: 'Sojavax, brinner 40 tim',
    no: 9,
    weight: '220 g',
    stripe: [C.pine, C.sun] as const,
    accent: C.pine,
  },
});

const forest = ground(776, 906, 120, 18, 0.4) + at(776, 884, twig(), 0.92, -9);
const oneCone = ground(214, 936, 60, 12, 0.4) + at(216, 892, cone(), 0.8, 72);

/** The candle; its foot is at the origin. */
export const spruceCandle = (fine: boolean, burns?: Flame): string => candle(ljus(fine), burns);

const stage = { season: 'vinter', prop: 'sun' } as const;

export const doftljusGranskog: ProductDrawing = {
  id: 'doftljus-granskog',
  pictures: [
    picture(
      'front',
      'Tänt doftljus i grönt glas med mönster av granar',
      stage,
      (fine) => at(470, 872, spruceCandle(fine)) + forest + oneCone,
    ),
    picture(
      'opened',
      'Doftljuset innan det tänts, med trälocket bredvid',
      stage,
      (fine) => at(430, 872, spruceCandle(fine, 'none')) + at(778, 878, woodenLid(), 0.92) + oneCone,
    ),
    picture(
      'table',
      'Doftljuset brinner bredvid kaffe och pepparkakor',
      { season: 'plommon', prop: 'arch' },
      (fine) =>
        runner(['#f7ead0', C.pine, C.sun]) +
        at(350, 808, spruceCandle(fine), 0.78) +
        ground(746, 812, 96, 16, 0.7) +
        at(740, 686, cup(C.paper, C.pine) + steam(), 0.92) +
        at(620, 910, plate(220)) +
        `<g transform="translate(570 894) rotate(-10) scale(1.1 .62)">${heartBiscuit()}</g>` +
        `<g transform="translate(668 898) rotate(12) scale(1.1 .62)">${heartBiscuit()}</g>` +
        ground(220, 926, 120, 16, 0.4) +
        at(216, 908, twig(), 0.8, -6),
    ),
    picture('detail', 'Ljusets etikett och granmönster på nära håll', { ...stage, frame: [246, 436, 450] }, () =>
      at(470, 872, spruceCandle(true)),
    ),
  ],
};
