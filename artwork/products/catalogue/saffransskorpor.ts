import { tableShadow } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { circle, group, stroke } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { bagLabel, rusk, ruskBag } from '../packaging/rusk-bag.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';

/** The saffron bun's swirl with its two raisins. */
const DEFS = group(
  stroke('M9-11C5-9 1-13 4-18 9-25 21-20 20-9 18 4-18-4-20 9-21 20-9 25-4 18-1 13-5 9-9 11', '#fbe2a0', 7) +
    circle(10, -12, 3.4, palette.brickDeep) +
    circle(-10, 12, 3.4, palette.brickDeep),
  '',
  'id="skorp-katt"',
);

const PRINT = repeat(10, (row) =>
  repeat(
    8,
    (i) =>
      `<use href="#skorp-katt" transform="translate(${262 + i * 64 + (row % 2) * 32} ${344 + row * 62}) rotate(${row % 2 ? 24 : -20})"/>`,
  ),
);

const bag = ({ fine }: LabelDetail, open = false): string =>
  ruskBag(
    {
      id: 'skorp',
      paper: '#e9a92c',
      edge: '#b97c14',
      print: PRINT,
      label: label({
        ...bagLabel,
        name: ['Saffrans-', 'skorpor'],
        subtitle: 'Med mandel och pärlsocker',
        number: 16,
        weight: '200 g',
        stripe: [palette.brick, palette.paper],
        fine,
      }),
    },
    open,
  );

const front = stillLife({
  view: 'front',
  name: 'Papperspåse med fönster, full av saffransskorpor',
  tint: 'winter',
  shape: 'sun',
  defs: DEFS,
  objects: (options) =>
    tableShadow(470, 874, 224, 32, 1.1) +
    bag(options) +
    tableShadow(806, 928, 90, 16, 0.5) +
    rusk('translate(804 908) rotate(-4)', 5) +
    rusk('translate(820 866) rotate(9) scale(.94)', 6) +
    tableShadow(170, 946, 70, 13, 0.4) +
    rusk('translate(164 926) rotate(14) scale(.86)', 8),
});

const opened = stillLife({
  view: 'opened',
  name: 'Öppnad påse, saffransskorporna sticker upp',
  tint: 'winter',
  shape: 'sun',
  defs: DEFS,
  objects: (options) =>
    tableShadow(470, 874, 224, 32, 1.1) +
    bag(options, true) +
    tableShadow(830, 902, 90, 16, 0.5) +
    rusk('translate(830 884) rotate(-6)', 5) +
    tableShadow(196, 944, 80, 14, 0.4) +
    rusk('translate(190 926) rotate(12) scale(.9)', 8),
});

const table = stillLife({
  view: 'table',
  name: 'Saffransskorpor på fat vid kaffekoppen',
  tint: 'winter',
  shape: 'arch',
  defs: DEFS,
  objects: (options) =>
    tableRunner(['#f7ead0', palette.brick, palette.gold]) +
    tableShadow(296, 808, 150, 22, 1.1) +
    placed(bag(options), { cx: 490, foot: 872, x: 306, y: 812, scale: 0.68 }) +
    tableShadow(690, 820, 96, 18, 0.8) +
    group(cup(palette.paper, palette.gold), 'translate(690 690)') +
    group(steam(), 'translate(690 690)') +
    group(
      plate(236) +
        rusk('translate(-104 -20) rotate(-8) scale(.9)', 5) +
        rusk('translate(96 -18) rotate(7) scale(.9)', 6) +
        rusk('translate(0 -34) rotate(2) scale(.9)', 9) +
        rusk('translate(-50 -64) rotate(-6) scale(.86)', 11) +
        rusk('translate(58 -66) rotate(9) scale(.86)', 12),
      'translate(540 930)',
    ),
});

const detail = stillLife({
  view: 'detail',
  name: 'Påsens etikett och fönstret med skorporna på nära håll',
  tint: 'winter',
  shape: 'sun',
  crop: [236, 338, 468],
  defs: DEFS,
  objects: (options) => tableShadow(470, 874, 224, 32, 1.1) + bag(options),
});

export const saffransskorpor: ProductArtwork = { id: 'saffransskorpor', images: [front, opened, table, detail] };
