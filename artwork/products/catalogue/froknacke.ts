import { ground } from '../../lib/light.ts';
import { ear } from '../../lib/motifs.ts';
import { repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { at, G } from '../../lib/svg.ts';
import { box, openBox } from '../packaging/box.ts';
import { cheese, crispbread } from '../props/bread.ts';
import { runner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { picture } from '../scene/product-image.ts';
import { SETS } from '../scene/scene.ts';

const EAR = ear('#fff3cf', '#c9781a');

const print = repeat(48, (i) => {
  const [column, row] = [(i % 8) - 1, Math.floor(i / 8) - 1];
  return at(34 + column * 76, 40 + row * 156 + (column % 2 ? 78 : 0), EAR);
});

const ask = (fine: boolean) => ({
  id: 'knacke',
  fine,
  look: { front: C.sun, side: '#d99a1e', top: '#ffdf8f', strip: C.pine, sideText: 'KNÄCKE', print },
  label: {
    name: ['Frö-', 'knäcke'],
    what: 'Rågkross, lin och havssalt',
    no: 2,
    weight: '320 g',
    stripe: [C.pine, C.paper] as const,
    accent: C.pine,
  },
});

/** The closed box; its front edge is at the origin. */
export const crispbreadBox = (fine: boolean): string => box(ask(fine));

const stage = { season: 'host', prop: 'hill' } as const;

export const froknacke: ProductDrawing = {
  id: 'froknacke',
  pictures: [
    picture(
      'front',
      'Gul ask med fröknäcke och en rund knäckekaka',
      stage,
      (fine) =>
        at(440, 868, crispbreadBox(fine)) +
        ground(792, 890, 110, 18, 0.7) +
        G(crispbread(SETS.host.tone), 'translate(806 742) rotate(10) scale(.8 .86)'),
    ),
    picture(
      'opened',
      'Öppnad ask, knäckebröden står tätt i den',
      stage,
      (fine) =>
        at(
          430,
          888,
          openBox(
            ask(fine),
            [-120, -60, 0, 60, 112]
              .map((x, i) => G(crispbread('#c58a44'), `translate(${x} ${20 - i * 5}) scale(.5 .86)`))
              .join(''),
          ),
        ) +
        ground(790, 944, 130, 18, 0.6) +
        G(crispbread('#d99a54'), 'translate(786 914) scale(.86 .22)'),
    ),
    picture(
      'table',
      'Knäckebröd med ost på ett fat, asken och kaffe bakom',
      { season: 'var', prop: 'sun' },
      (fine) =>
        runner(['#fffaf0', C.pine, C.sun]) +
        at(330, 800, crispbreadBox(fine), 0.76) +
        ground(776, 800, 92, 16, 0.7) +
        at(770, 680, cup(C.paper, C.pine) + steam(), 0.88) +
        at(570, 900, plate(280)) +
        G(crispbread('#efe8d8'), 'translate(480 880) scale(.84 .25)') +
        G(crispbread('#efe8d8'), 'translate(670 890) scale(.84 .25)') +
        at(672, 876, cheese(), 1.05),
    ),
    picture('detail', 'Askens etikett och mönster av ax på nära håll', { ...stage, frame: [216, 356, 460] }, () =>
      at(440, 868, crispbreadBox(true)),
    ),
  ],
};
