import { tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { group, linearGradient } from '../../lib/svg.ts';
import { bottle, bottleLabel } from '../packaging/bottle.ts';
import { label } from '../packaging/label.ts';
import { bun } from '../props/bread.ts';
import { floret, sprig } from '../props/elderflower.ts';
import { citrusSlice, iceCube, LEMON, tumbler } from '../props/glassware.ts';
import { tableRunner } from '../props/table-runner.ts';
import { plate } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';

const DEFS =
  linearGradient('flader-saft', [
    [0, '#d9b33c'],
    [0.4, '#f6e08c'],
    [1, '#dcb441'],
  ]) + group(floret('#fffdf2', '#efc02e'), '', 'id="flader-blom"');

const blossom = (x: number, y: number, scale: number, narrow = 1): string =>
  `<use href="#flader-blom" transform="translate(${x} ${y}) scale(${scale * narrow} ${scale})"/>`;

const PRINT =
  blossom(396, 474, 1.5, 0.8) +
  blossom(436, 452, 1.2) +
  blossom(470, 486, 1.7) +
  blossom(508, 456, 1.2) +
  blossom(548, 476, 1.5, 0.8);

const filled = ({ fine }: LabelDetail, state: Parameters<typeof bottle>[1] = {}): string =>
  bottle(
    {
      id: 'flader',
      glass: '#dbe6c4',
      drink: 'url(#flader-saft)',
      surface: '#f9eaaa',
      rubber: palette.brick,
      print: PRINT,
      label: label({
        ...bottleLabel,
        name: ['Fläder-', 'saft'],
        subtitle: 'Rörd på vilda blommor',
        number: 12,
        weight: '75 cl',
        stripe: [palette.leaf, palette.paper],
        accent: palette.pine,
        stripes: 7,
        fine,
      }),
    },
    state,
  );

const lemon = (transform: string): string =>
  group(citrusSlice('translate(0 12)', ['#d9a520', '#d9a520', '#d9a520']) + citrusSlice('', LEMON), transform);

const glass = (id: string, transform: string): string =>
  tumbler(transform, {
    id,
    drink: '#f0d676',
    surface: '#f9eaaa',
    inside: iceCube('translate(-22 -104) rotate(12)') + iceCube('translate(20 -82) rotate(-22)'),
  });

const front = stillLife({
  view: 'front',
  name: 'Flaska med flädersaft och en kvist fläderblom',
  tint: 'summer',
  shape: 'arch',
  defs: DEFS,
  objects: (options) =>
    tableShadow(470, 880, 146, 30, 1.2) +
    filled(options) +
    tableShadow(770, 918, 150, 20, 0.2) +
    sprig('translate(770 884) rotate(2)') +
    tableShadow(226, 934, 70, 14, 0.5) +
    lemon('translate(226 898) scale(1.1 .66) rotate(12)'),
});

const opened = stillLife({
  view: 'opened',
  name: 'Öppnad flaska flädersaft och ett glas med is och citron',
  tint: 'summer',
  shape: 'arch',
  defs: DEFS,
  objects: (options) =>
    tableShadow(400, 880, 146, 30, 1.2) +
    group(filled(options, { open: true, level: 500 }), 'translate(-70 0)') +
    tableShadow(742, 912, 84, 18, 0.8) +
    glass('flader-1', 'translate(742 914) scale(1.34)') +
    lemon('translate(836 690) scale(.9) rotate(20)') +
    tableShadow(250, 946, 110, 14, 0.2) +
    sprig('translate(244 922) rotate(8) scale(.62)'),
});

const table = stillLife({
  view: 'table',
  name: 'Flädersaft på ett dukat sommarbord med glas och bullar',
  tint: 'summer',
  shape: 'sun',
  defs: DEFS,
  objects: (options) =>
    tableRunner(['#fffaf0', '#8fbf97', palette.sun]) +
    tableShadow(300, 806, 104, 22, 1.2) +
    placed(filled(options), { cx: 470, foot: 880, x: 300, y: 810, scale: 0.72 }) +
    tableShadow(530, 816, 58, 12, 0.8) +
    glass('flader-1', 'translate(530 818) scale(.92)') +
    tableShadow(700, 838, 58, 12, 0.8) +
    glass('flader-2', 'translate(700 840) scale(.92)') +
    group(
      plate(190) +
        group(bun('flader-a'), 'translate(-60 -34) scale(.72)') +
        group(bun('flader-b'), 'translate(68 -30) scale(.74)'),
      'translate(470 922)',
    ) +
    sprig('translate(820 930) rotate(-4) scale(.6)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Etiketten på flädersaften på nära håll',
  tint: 'summer',
  shape: 'arch',
  crop: [266, 424, 408],
  defs: DEFS,
  objects: (options) => tableShadow(470, 880, 146, 30, 1.2) + filled(options),
});

export const fladersaft: ProductArtwork = { id: 'fladersaft', images: [front, opened, table, detail] };
