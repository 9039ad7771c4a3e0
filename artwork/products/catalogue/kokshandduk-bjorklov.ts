import { tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { group } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { apple } from '../props/fruit.ts';
import { tableRunner } from '../props/table-runner.ts';
import { bowl } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';
import { birchLeaf, birchOutline, birchTwig } from '../textile/birch.ts';
import { hangingTowel } from '../textile/hanging-towel.ts';
import { foldedTowel, scattered, type TowelLook, towelBand, towelWrap } from '../textile/towel.ts';
import { halfLinen } from '../textile/weave.ts';

const LINEN = '#efe7d2';
const KINDS = ['bjork-mork', 'bjork-kontur', 'bjork-ljus', 'bjork-mellan', 'bjork-kontur'] as const;

const DEFS =
  halfLinen('bjork-vav') +
  group(birchLeaf(palette.pine, '#a9cdb0'), '', 'id="bjork-mork"') +
  group(birchLeaf('#3e8a66', '#cfe6c8'), '', 'id="bjork-mellan"') +
  group(birchLeaf('#a3c35b', '#eef5cf'), '', 'id="bjork-ljus"') +
  group(birchOutline(palette.pine), '', 'id="bjork-kontur"');

const leafNumber = (number: number): string => `<use href="#${KINDS[number % KINDS.length] ?? 'bjork-mork'}"/>`;

const LOOK: TowelLook = {
  id: 'bjork',
  cloth: LINEN,
  stripe: palette.pine,
  tape: palette.pine,
  print: scattered(leafNumber, 5),
  weave: 'bjork-vav',
};

const towel = ({ fine }: LabelDetail): string =>
  foldedTowel(LOOK) +
  towelWrap(
    label({
      ...towelBand,
      name: ['Björklöv'],
      subtitle: 'Kökshandduk i halvlinne',
      number: 8,
      weight: '50 × 70 cm',
      stripe: [palette.pine, '#cfe3a8'],
      stripes: 13,
      awningHeight: 0.06,
      accent: palette.pine,
      fine,
    }),
  );

const front = stillLife({
  view: 'front',
  name: 'Vikt kökshandduk i halvlinne med tryckta björklöv',
  tint: 'spring',
  shape: 'disc',
  defs: DEFS,
  objects: (options) =>
    tableShadow(486, 872, 244, 26, 1) +
    towel(options) +
    tableShadow(808, 912, 120, 14, 0.3) +
    birchTwig('translate(812 888) rotate(-4) scale(.8)'),
});

const opened = stillLife({
  view: 'opened',
  name: 'Handduken utvecklad över en mässingsstång',
  tint: 'spring',
  shape: 'hill',
  defs: DEFS,
  objects: () =>
    hangingTowel({ ...LOOK, print: scattered(leafNumber, 5) }, 'translate(10 -38)') +
    tableShadow(200, 930, 78, 16, 0.5) +
    group(apple(), 'translate(200 862) scale(.9)') +
    tableShadow(820, 934, 120, 14, 0.3) +
    birchTwig('translate(812 908) rotate(-4) scale(.8)'),
});

const table = stillLife({
  view: 'table',
  name: 'Björklövshandduken på köksbordet vid en skål äpplen',
  tint: 'spring',
  shape: 'arch',
  defs: DEFS,
  objects: (options) =>
    tableRunner(['#fffaf0', palette.pine, palette.leaf]) +
    tableShadow(300, 810, 172, 20, 1) +
    placed(towel(options), { cx: 480, foot: 870, x: 300, y: 814, scale: 0.68 }) +
    tableShadow(700, 856, 120, 24, 0.8) +
    group(
      bowl(
        'bjork',
        '#fdf6e6',
        palette.pine,
        group(apple(), 'translate(-74 -22) scale(.9)') +
          group(apple(), 'translate(76 -20) scale(.9)') +
          group(apple(), 'translate(0 -52)'),
      ),
      'translate(700 718) scale(.94)',
    ) +
    birchTwig('translate(450 926) rotate(6) scale(.72)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Väven, trycket och hängaren på nära håll',
  tint: 'spring',
  shape: 'disc',
  crop: [236, 128, 330],
  defs: DEFS,
  objects: towel,
});

export const kokshanddukBjorklov: ProductArtwork = {
  id: 'kokshandduk-bjorklov',
  images: [front, opened, table, detail],
};
