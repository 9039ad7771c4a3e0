import { tableShadow } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { ellipse, group, linearGradient, path } from '../../lib/svg.ts';
import { bottle, bottleLabel } from '../packaging/bottle.ts';
import { label } from '../packaging/label.ts';
import { heartBiscuit, starBiscuit } from '../props/biscuits.ts';
import { citrusSlice, glassMug, ORANGE } from '../props/glassware.ts';
import { cinnamon } from '../props/spices.ts';
import { printedStar, starAnise } from '../props/star-anise.ts';
import { tableRunner } from '../props/table-runner.ts';
import { bowl, plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';

const DEFS =
  linearGradient('glogg-dryck', [
    [0, '#4d0b1b'],
    [0.38, '#94203a'],
    [1, '#4d0b1b'],
  ]) + group(printedStar('#f0c46a'), '', 'id="glogg-anis"');

const star = (x: number, y: number, scale: number, narrow = 1): string =>
  `<use href="#glogg-anis" transform="translate(${x} ${y}) scale(${scale * narrow} ${scale})"/>`;

const PRINT =
  star(388, 478, 0.8, 0.8) + star(428, 446, 0.62) + star(470, 482, 1) + star(514, 446, 0.62) + star(554, 478, 0.8, 0.8);

const filled = ({ fine }: LabelDetail, state: Parameters<typeof bottle>[1] = {}): string =>
  bottle(
    {
      id: 'glogg',
      glass: '#b9a7a2',
      drink: 'url(#glogg-dryck)',
      surface: '#a83a4e',
      rubber: palette.brick,
      print: PRINT,
      label: label({
        ...bottleLabel,
        name: ['Alkoholfri', 'glögg'],
        subtitle: 'Pomerans och stjärnanis',
        number: 13,
        weight: '75 cl',
        stripe: [palette.brick, palette.paper],
        fine,
      }),
    },
    state,
  );

const orange = (transform: string): string =>
  group(citrusSlice('translate(0 14)', ['#b95f12', '#b95f12', '#b95f12']) + citrusSlice('', ORANGE), transform);

const front = stillLife({
  view: 'front',
  name: 'Flaska med alkoholfri glögg, apelsinskivor och stjärnanis',
  tint: 'winter',
  shape: 'arch',
  defs: DEFS,
  objects: (options) =>
    tableShadow(470, 880, 146, 30, 1.2) +
    filled(options) +
    tableShadow(760, 916, 84, 16, 0.5) +
    orange('translate(752 882) scale(1.36 .8) rotate(10)') +
    orange('translate(800 846) scale(1.3 .78) rotate(40)') +
    tableShadow(226, 944, 56, 12, 0.4) +
    starAnise('translate(222 916) scale(1.15 .7) rotate(12)') +
    starAnise('translate(862 940) scale(.86 .52) rotate(20)'),
});

const mug = (transform: string): string => glassMug(transform, { drink: '#8a1c34', surface: '#a83a4e' });

const RAISIN = ellipse(0, 0, 20, 14, '#4a2320');
const ALMOND = path('M-30 0C-18-18 12-16 32 0 12 16-18 18-30 0z', '#eed7ae');

/** Almonds and raisins, which glögg is served with. */
const almondsAndRaisins = (): string =>
  repeat(9, (i) =>
    group(i % 3 === 1 ? RAISIN : ALMOND, `translate(${(i % 5) * 46 - 96} ${i > 4 ? 6 : -14}) rotate(${i * 37})`),
  );

const opened = stillLife({
  view: 'opened',
  name: 'Öppnad flaska glögg, rykande muggar och en skål med mandel och russin',
  tint: 'winter',
  shape: 'arch',
  defs: DEFS,
  objects: (options) =>
    tableShadow(360, 880, 146, 30, 1.2) +
    group(filled(options, { open: true, level: 500 }), 'translate(-110 0)') +
    tableShadow(650, 884, 76, 16, 0.8) +
    mug('translate(650 886) scale(1.3)') +
    group(steam(), 'translate(650 740)') +
    tableShadow(840, 800, 62, 14, 0.8) +
    mug('translate(840 802) scale(1.1)') +
    tableShadow(820, 944, 90, 14, 0.6) +
    group(bowl('glogg', palette.paper, palette.brick, almondsAndRaisins()), 'translate(838 868) scale(.6 .54)') +
    starAnise('translate(190 934) scale(1 .6) rotate(12)'),
});

const table = stillLife({
  view: 'table',
  name: 'Glögg på ett dukat julbord med muggar och pepparkakor',
  tint: 'winter',
  shape: 'sun',
  defs: DEFS,
  objects: (options) =>
    tableRunner(['#f7ead0', palette.brick, palette.pine]) +
    tableShadow(296, 806, 104, 22, 1.2) +
    placed(filled(options), { cx: 470, foot: 880, x: 296, y: 810, scale: 0.72 }) +
    tableShadow(540, 806, 62, 12, 0.8) +
    mug('translate(540 808) scale(1.08)') +
    group(steam(), 'translate(540 690) scale(.9)') +
    tableShadow(726, 832, 62, 12, 0.8) +
    mug('translate(726 834) scale(1.08)') +
    group(steam(), 'translate(726 716) scale(.9)') +
    group(
      plate(206) +
        group(heartBiscuit(), 'translate(-84 -16) rotate(-12) scale(1 .66)') +
        group(starBiscuit(), 'translate(72 -14) rotate(8) scale(1 .62)') +
        group(heartBiscuit(), 'translate(-6 -34) rotate(10) scale(1 .66)'),
      'translate(500 926)',
    ) +
    group(cinnamon(), 'translate(846 930) rotate(-8) scale(.62)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Etiketten på glöggen på nära håll',
  tint: 'winter',
  shape: 'arch',
  crop: [266, 424, 408],
  defs: DEFS,
  objects: (options) => tableShadow(470, 880, 146, 30, 1.2) + filled(options),
});

export const glogg: ProductArtwork = { id: 'glogg', images: [front, opened, table, detail] };
