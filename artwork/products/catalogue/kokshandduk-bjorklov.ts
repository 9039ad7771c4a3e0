import { ground } from '../../lib/light.ts';
import { C } from '../../lib/palette.ts';
import { G } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { apple } from '../props/fruit.ts';
import { runner } from '../props/table-runner.ts';
import { bowl } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { type Fine, placed, stillLife } from '../scene/still-life.ts';
import { birchLeaf, birchOutline, birchTwig } from '../textile/birch.ts';
import { hangingTowel } from '../textile/hanging-towel.ts';
import { foldedTowel, scattered, type TowelLook, towelBand, towelWrap } from '../textile/towel.ts';
import { halfLinen } from '../textile/weave.ts';

const LINEN = '#efe7d2';
const KINDS = ['bjork-mork', 'bjork-kontur', 'bjork-ljus', 'bjork-mellan', 'bjork-kontur'] as const;

const DEFS =
  halfLinen('bjork-vav') +
  G(birchLeaf(C.pine, '#a9cdb0'), '', 'id="bjork-mork"') +
  G(birchLeaf('#3e8a66', '#cfe6c8'), '', 'id="bjork-mellan"') +
  G(birchLeaf('#a3c35b', '#eef5cf'), '', 'id="bjork-ljus"') +
  G(birchOutline(C.pine), '', 'id="bjork-kontur"');

const leafNumber = (number: number): string => `<use href="#${KINDS[number % KINDS.length] ?? 'bjork-mork'}"/>`;

const LOOK: TowelLook = {
  id: 'bjork',
  cloth: LINEN,
  stripe: C.pine,
  tape: C.pine,
  print: scattered(leafNumber, 5),
  weave: 'bjork-vav',
};

const towel = ({ fine }: Fine): string =>
  foldedTowel(LOOK) +
  towelWrap(
    label({
      ...towelBand,
      name: ['Björklöv'],
      what: 'Kökshandduk i halvlinne',
      no: 8,
      weight: '50 × 70 cm',
      stripe: [C.pine, '#cfe3a8'],
      stripes: 13,
      roof: 0.06,
      accent: C.pine,
      fine,
    }),
  );

const front = stillLife({
  view: 'front',
  name: 'Vikt kökshandduk i halvlinne med tryckta björklöv',
  season: 'var',
  prop: 'disc',
  defs: DEFS,
  things: (options) =>
    ground(486, 872, 244, 26, 1) +
    towel(options) +
    ground(808, 912, 120, 14, 0.3) +
    birchTwig('translate(812 888) rotate(-4) scale(.8)'),
});

const opened = stillLife({
  view: 'opened',
  name: 'Handduken utvecklad över en mässingsstång',
  season: 'var',
  prop: 'hill',
  defs: DEFS,
  things: () =>
    hangingTowel({ ...LOOK, print: scattered(leafNumber, 5) }, 'translate(10 -38)') +
    ground(200, 930, 78, 16, 0.5) +
    G(apple(), 'translate(200 862) scale(.9)') +
    ground(820, 934, 120, 14, 0.3) +
    birchTwig('translate(812 908) rotate(-4) scale(.8)'),
});

const table = stillLife({
  view: 'table',
  name: 'Björklövshandduken på köksbordet vid en skål äpplen',
  season: 'var',
  prop: 'arch',
  defs: DEFS,
  things: (options) =>
    runner(['#fffaf0', C.pine, C.leaf]) +
    ground(300, 810, 172, 20, 1) +
    placed(towel(options), { cx: 480, foot: 870, x: 300, y: 814, scale: 0.68 }) +
    ground(700, 856, 120, 24, 0.8) +
    G(
      bowl(
        'bjork',
        '#fdf6e6',
        C.pine,
        G(apple(), 'translate(-74 -22) scale(.9)') +
          G(apple(), 'translate(76 -20) scale(.9)') +
          G(apple(), 'translate(0 -52)'),
      ),
      'translate(700 718) scale(.94)',
    ) +
    birchTwig('translate(450 926) rotate(6) scale(.72)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Väven, trycket och hängaren på nära håll',
  season: 'var',
  prop: 'disc',
  crop: [236, 128, 330],
  defs: DEFS,
  things: towel,
});

export const kokshanddukBjorklov: ProductDrawing = {
  id: 'kokshandduk-bjorklov',
  pictures: [front, opened, table, detail],
};
