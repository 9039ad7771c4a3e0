import { tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { at, group } from '../../lib/svg.ts';
import { gingham, jar, lyingLid, openJar } from '../packaging/jar.ts';
import { jamAndCream, waffle } from '../props/bread.ts';
import { raspberry } from '../props/fruit.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, standingSpoon, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { productImage } from '../scene/product-image.ts';

const JAM = '#a3142f';

const packagingOptions = (fine: boolean) => ({
  id: 'hallon',
  fine,
  look: { contents: ['#c8203f', '#7d0c26'], seeds: '#f2b36b', cap: gingham('#c22a4b'), ribbon: palette.pine } as const,
  label: {
    name: ['Skogs-', 'hallon'],
    subtitle: 'Sylt med hela bär',
    number: 4,
    weight: '400 g',
    stripe: ['#c22a4b', palette.paper] as const,
  },
});

const berry = (x: number, y: number, scale: number, turn = 0): string =>
  tableShadow(x, y + 32, 40, 12, 0.4) + at(x, y, raspberry(x), scale, turn);

/** The jar with its cap on; its foot is at the origin. */
export const raspberryJar = (fine: boolean): string => jar(packagingOptions(fine));

const backdrop = { tint: 'autumn', shape: 'disc' } as const;

export const skogshallonsylt: ProductArtwork = {
  id: 'skogshallonsylt',
  images: [
    productImage(
      'front',
      'Burk med skogshallonsylt och rutigt tyg över locket',
      backdrop,
      (fine) =>
        at(480, 886, raspberryJar(fine)) + berry(752, 868, 1.15) + berry(836, 900, 1.05, 12) + berry(206, 892, 1.2, -8),
    ),
    productImage(
      'opened',
      'Öppnad syltburk med en sked i',
      backdrop,
      (fine) =>
        at(440, 886, openJar(packagingOptions(fine), standingSpoon())) +
        at(794, 862, lyingLid('#d9a53a'), 0.9) +
        berry(206, 912, 1.15) +
        berry(134, 884, 1, 20),
    ),
    productImage(
      'table',
      'Syltburken bredvid våfflor med sylt och grädde',
      { tint: 'spring', shape: 'sun' },
      (fine) =>
        tableRunner(['#fffaf0', '#c22a4b', palette.leaf]) +
        at(360, 806, raspberryJar(fine), 0.74) +
        tableShadow(786, 806, 96, 18, 0.7) +
        at(780, 680, cup(palette.paper, '#c22a4b') + steam(), 0.92) +
        at(560, 892, plate(280)) +
        group(waffle('hallon'), 'translate(560 876) scale(1.45 .5)') +
        at(556, 868, jamAndCream(JAM), 1) +
        berry(214, 920, 0.9),
    ),
    productImage(
      'detail',
      'Syltburkens etikett och det rutiga tyget på nära håll',
      { ...backdrop, crop: [236, 366, 490] },
      () => at(480, 886, raspberryJar(true)),
    ),
  ],
};
