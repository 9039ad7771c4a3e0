import { tableShadow } from '../../lib/light.ts';
import { earOfCorn } from '../../lib/motifs.ts';
import { palette } from '../../lib/palette.ts';
import { at, circle, group } from '../../lib/svg.ts';
import { leaningLid, openTin, TIN_MOUTH, type TinLook, tin } from '../packaging/tin.ts';
import { crumbs, oatBiscuit } from '../props/biscuits.ts';
import { autumnLeaf } from '../props/nature.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const look: TinLook = {
  body: '#c8762b',
  rim: palette.cream,
  lid: '#2d5f73',
  lidEdge: '#5f93a6',
  lidDark: '#1d4353',
  lidText: 'HAVREKAKOR',
  motifs: [at(0, 4, earOfCorn('#fbe3b4', '#fff6e0'), 0.5), circle(0, 39, 6, '#2d5f73')],
};

const packagingOptions = (fine: boolean) => ({
  id: 'havrekakor',
  look,
  fine,
  label: {
    name: ['Havre-', 'kakor'],
    subtitle: 'Med trådar av smörkola',
    number: 25,
    weight: '400 g',
    stripe: ['#2d5f73', palette.paper] as const,
    accent: '#a3541a',
  },
});

const lying = (x: number, y: number, seed: number, scale: number): string =>
  group(oatBiscuit(seed), `translate(${x} ${y}) scale(${scale} ${(scale * 0.5).toFixed(2)})`);

const contents =
  at(-140, -14, oatBiscuit(1), 1.3) +
  at(0, -40, oatBiscuit(2), 1.36) +
  at(142, -12, oatBiscuit(3), 1.3) +
  group(oatBiscuit(4), 'translate(-70 30) scale(1.2 .85)') +
  group(oatBiscuit(5), 'translate(76 32) scale(1.2 .85)');

const backdrop = { tint: 'autumn', shape: 'disc' } as const;

export const havrekakor: ProductArtwork = {
  id: 'havrekakor-med-kola',
  images: [
    productImage(
      'front',
      'Kakburk i orange och blått med havrekakor framför',
      backdrop,
      (fine) =>
        at(470, 868, tin(packagingOptions(fine))) +
        tableShadow(790, 890, 78, 18, 0.6) +
        at(782, 816, oatBiscuit(6), 1.2) +
        tableShadow(226, 934, 84, 16, 0.4) +
        lying(214, 918, 7, 1.2),
    ),
    productImage(
      'opened',
      'Öppnad kakburk full av havrekakor med kola',
      backdrop,
      (fine) =>
        at(420, 868, openTin(packagingOptions(fine), contents)) +
        at(806, 690, leaningLid(look), 0.88) +
        tableShadow(206, 936, 84, 16, 0.4) +
        lying(196, 920, 8, 1.2),
    ),
    productImage(
      'table',
      'Kakburken på ett höstfika med kaffe och havrekakor',
      { tint: 'plum', shape: 'sun' },
      (fine) =>
        tableRunner(['#f7ead0', '#2d5f73', palette.clay]) +
        at(380, 806, tin(packagingOptions(fine)), 0.68) +
        tableShadow(760, 826, 106, 20, 0.7) +
        at(752, 690, cup(palette.paper, '#2d5f73') + steam()) +
        at(560, 902, plate(260)) +
        lying(480, 886, 9, 1.3) +
        lying(640, 890, 10, 1.3) +
        lying(560, 868, 11, 1.3) +
        crumbs([[690, 916, 0.6, 20]]) +
        tableShadow(216, 934, 50, 9, 0.3) +
        at(212, 912, autumnLeaf('#d9822b'), 0.8, -60),
    ),
    productImage(
      'detail',
      'Kakburkens etikett och mönster av havre på nära håll',
      { ...backdrop, crop: [252, 868 + TIN_MOUTH - 20, 470] },
      () => at(470, 868, tin(packagingOptions(true))),
    ),
  ],
};
