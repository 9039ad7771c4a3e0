import { tableShadow } from '../../lib/light.ts';
import { earOfCorn } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { at, group } from '../../lib/svg.ts';
import { box, openBox } from '../packaging/box.ts';
import { cheese, crispbread } from '../props/bread.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';
import { BACKDROP_COLOURS } from '../scene/scene.ts';

const EAR = earOfCorn('#fff3cf', '#c9781a');

const print = repeat(48, (i) => {
  const [column, row] = [(i % 8) - 1, Math.floor(i / 8) - 1];
  return at(34 + column * 76, 40 + row * 156 + (column % 2 ? 78 : 0), EAR);
});

const packagingOptions = (fine: boolean) => ({
  id: 'knacke',
  fine,
  look: { front: palette.sun, side: '#d99a1e', top: '#ffdf8f', strip: palette.pine, sideText: 'KNÄCKE', print },
  label: {
    name: ['Frö-', 'knäcke'],
    subtitle: 'Rågkross, lin och havssalt',
    number: 2,
    weight: '320 g',
    stripe: [palette.pine, palette.paper] as const,
    accent: palette.pine,
  },
});

/** The closed box; its front edge is at the origin. */
export const crispbreadBox = (fine: boolean): string => box(packagingOptions(fine));

const backdrop = { tint: 'autumn', shape: 'hill' } as const;

export const froknacke: ProductArtwork = {
  id: 'froknacke',
  images: [
    productImage(
      'front',
      'Gul ask med fröknäcke och en rund knäckekaka',
      backdrop,
      (fine) =>
        at(440, 868, crispbreadBox(fine)) +
        tableShadow(792, 890, 110, 18, 0.7) +
        group(crispbread(BACKDROP_COLOURS.autumn.tone), 'translate(806 742) rotate(10) scale(.8 .86)'),
    ),
    productImage(
      'opened',
      'Öppnad ask, knäckebröden står tätt i den',
      backdrop,
      (fine) =>
        at(
          430,
          888,
          openBox(
            packagingOptions(fine),
            [-120, -60, 0, 60, 112]
              .map((x, i) => group(crispbread('#c58a44'), `translate(${x} ${20 - i * 5}) scale(.5 .86)`))
              .join(''),
          ),
        ) +
        tableShadow(790, 944, 130, 18, 0.6) +
        group(crispbread('#d99a54'), 'translate(786 914) scale(.86 .22)'),
    ),
    productImage(
      'table',
      'Knäckebröd med ost på ett fat, asken och kaffe bakom',
      { tint: 'spring', shape: 'sun' },
      (fine) =>
        tableRunner(['#fffaf0', palette.pine, palette.sun]) +
        at(330, 800, crispbreadBox(fine), 0.76) +
        tableShadow(776, 800, 92, 16, 0.7) +
        at(770, 680, cup(palette.paper, palette.pine) + steam(), 0.88) +
        at(570, 900, plate(280)) +
        group(crispbread('#efe8d8'), 'translate(480 880) scale(.84 .25)') +
        group(crispbread('#efe8d8'), 'translate(670 890) scale(.84 .25)') +
        at(672, 876, cheese(), 1.05),
    ),
    productImage(
      'detail',
      'Askens etikett och mönster av ax på nära håll',
      { ...backdrop, crop: [216, 356, 460] },
      () => at(440, 868, crispbreadBox(true)),
    ),
  ],
};
