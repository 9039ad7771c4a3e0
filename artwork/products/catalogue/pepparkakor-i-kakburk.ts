import { ground } from '../../lib/light.ts';
import { DIAMOND, star } from '../../lib/motifs.ts';
import { C } from '../../lib/palette.ts';
import { at, G, P } from '../../lib/svg.ts';
import { leaningLid, openTin, TIN_MOUTH, type TinLook, tin } from '../packaging/tin.ts';
import { heartBiscuit, starBiscuit } from '../props/biscuits.ts';
import { runner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';

const look: TinLook = {
  body: C.pine,
  rim: C.sun,
  lid: C.brick,
  lidEdge: '#d8694f',
  lidDark: C.brickDeep,
  lidText: 'PEPPARKAKOR',
  motifs: [P(star(33), C.cream), P(DIAMOND, C.sun)],
};

const burk = (fine: boolean) => ({
  id: 'pepparkakor',
  look,
  fine,
  label: {
    name: ['Peppar-', 'kakor'],
    what: 'Tre sorter, bakade i Småland',
    no: 1,
    weight: '450 g',
    stripe: [C.brick, C.paper] as const,
  },
});

/** A biscuit that lies down is seen from the side. */
const lying = (x: number, y: number, biscuit: string, turn: number, scale: number) =>
  G(biscuit, `translate(${x} ${y}) rotate(${turn}) scale(${scale} ${(scale * 0.58).toFixed(2)})`);

const contents =
  at(-130, -22, starBiscuit(), 1.35, -18) +
  at(10, -44, heartBiscuit(), 1.5, 8) +
  at(140, -14, starBiscuit(), 1.35, 20) +
  G(heartBiscuit(), 'translate(-60 28) rotate(-14) scale(1.15 .8)') +
  G(heartBiscuit(), 'translate(82 32) rotate(16) scale(1.15 .8)');

/** The tin with its lid on; its foot is at the origin. */
export const gingerbreadTin = (fine: boolean): string => tin(burk(fine));

const stage = { season: 'vinter', prop: 'arch' } as const;

export const pepparkakor: ProductDrawing = {
  id: 'pepparkakor-i-kakburk',
  pictures: [
    picture(
      'front',
      'Röd och grön kakburk med pepparkakor framför',
      stage,
      (fine) =>
        at(470, 868, gingerbreadTin(fine)) +
        ground(772, 878, 78, 18, 0.6) +
        at(760, 800, heartBiscuit(), 1.55, 14) +
        ground(236, 938, 74, 16, 0.5) +
        lying(214, 908, starBiscuit(), -8, 1.15),
    ),
    picture(
      'opened',
      'Öppnad kakburk full av pepparkakor',
      stage,
      (fine) =>
        at(420, 868, openTin(burk(fine), contents)) +
        at(806, 690, leaningLid(look), 0.88) +
        ground(216, 940, 80, 16, 0.5) +
        lying(200, 910, heartBiscuit(), -12, 1.3),
    ),
    picture(
      'table',
      'Kakburken på ett dukat fikabord',
      { season: 'host', prop: 'sun' },
      (fine) =>
        runner(['#f7ead0', C.brick, C.pine]) +
        at(380, 810, gingerbreadTin(fine), 0.68) +
        ground(752, 838, 106, 20, 0.7) +
        at(746, 700, cup(C.paper, C.pine) + steam()) +
        at(520, 902, plate(250)) +
        lying(440, 884, heartBiscuit(), -10, 1.2) +
        lying(580, 890, starBiscuit(), 6, 1.15) +
        lying(510, 862, heartBiscuit(), 12, 1.2),
    ),
    picture('detail', 'Kakburkens etikett på nära håll', { ...stage, frame: [252, 868 + TIN_MOUTH - 20, 470] }, () =>
      at(470, 868, gingerbreadTin(true)),
    ),
  ],
};
