import { tableShadow } from '../../lib/light.ts';
import { DIAMOND, knittedStar } from '../../lib/motifs.ts';
import { palette } from '../../lib/palette.ts';
import { at, group, path } from '../../lib/svg.ts';
import { leaningLid, openTin, TIN_MOUTH, type TinLook, tin } from '../packaging/tin.ts';
import { heartBiscuit, starBiscuit } from '../props/biscuits.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const look: TinLook = {
  body: palette.pine,
  rim: palette.sun,
  lid: palette.brick,
  lidEdge: '#d8694f',
  lidDark: palette.brickDeep,
  lidText: 'PEPPARKAKOR',
  motifs: [path(knittedStar(33), palette.cream), path(DIAMOND, palette.sun)],
};

const packagingOptions = (fine: boolean) => ({
  id: 'pepparkakor',
  look,
  fine,
  label: {
    name: ['Peppar-', 'kakor'],
    subtitle: 'Tre sorter, bakade i Småland',
    number: 1,
    weight: '450 g',
    stripe: [palette.brick, palette.paper] as const,
  },
});

/** A lying biscuit, foreshortened. */
const lying = (x: number, y: number, biscuit: string, turn: number, scale: number) =>
  group(biscuit, `translate(${x} ${y}) rotate(${turn}) scale(${scale} ${(scale * 0.58).toFixed(2)})`);

const contents =
  at(-130, -22, starBiscuit(), 1.35, -18) +
  at(10, -44, heartBiscuit(), 1.5, 8) +
  at(140, -14, starBiscuit(), 1.35, 20) +
  group(heartBiscuit(), 'translate(-60 28) rotate(-14) scale(1.15 .8)') +
  group(heartBiscuit(), 'translate(82 32) rotate(16) scale(1.15 .8)');

/** The tin with its lid on; its foot is at the origin. */
export const gingerbreadTin = (fine: boolean): string => tin(packagingOptions(fine));

const backdrop = { tint: 'winter', shape: 'arch' } as const;

export const pepparkakor: ProductArtwork = {
  id: 'pepparkakor-i-kakburk',
  images: [
    productImage(
      'front',
      'Röd och grön kakburk med pepparkakor framför',
      backdrop,
      (fine) =>
        at(470, 868, gingerbreadTin(fine)) +
        tableShadow(772, 878, 78, 18, 0.6) +
        at(760, 800, heartBiscuit(), 1.55, 14) +
        tableShadow(236, 938, 74, 16, 0.5) +
        lying(214, 908, starBiscuit(), -8, 1.15),
    ),
    productImage(
      'opened',
      'Öppnad kakburk full av pepparkakor',
      backdrop,
      (fine) =>
        at(420, 868, openTin(packagingOptions(fine), contents)) +
        at(806, 690, leaningLid(look), 0.88) +
        tableShadow(216, 940, 80, 16, 0.5) +
        lying(200, 910, heartBiscuit(), -12, 1.3),
    ),
    productImage(
      'table',
      'Kakburken på ett dukat fikabord',
      { tint: 'autumn', shape: 'sun' },
      (fine) =>
        tableRunner(['#f7ead0', palette.brick, palette.pine]) +
        at(380, 810, gingerbreadTin(fine), 0.68) +
        tableShadow(752, 838, 106, 20, 0.7) +
        at(746, 700, cup(palette.paper, palette.pine) + steam()) +
        at(520, 902, plate(250)) +
        lying(440, 884, heartBiscuit(), -10, 1.2) +
        lying(580, 890, starBiscuit(), 6, 1.15) +
        lying(510, 862, heartBiscuit(), 12, 1.2),
    ),
    productImage(
      'detail',
      'Kakburkens etikett på nära håll',
      { ...backdrop, crop: [252, 868 + TIN_MOUTH - 20, 470] },
      () => at(470, 868, gingerbreadTin(true)),
    ),
  ],
};
