import { ground } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { E, G, linearGradient, P } from '../../lib/svg.ts';
import { bottle, bottleLabel } from '../packaging/bottle.ts';
import { label } from '../packaging/label.ts';
import { heartBiscuit, starBiscuit } from '../props/biscuits.ts';
import { citrusSlice, glassMug, ORANGE } from '../props/glassware.ts';
import { cinnamon } from '../props/spices.ts';
import { printedStar, starAnise } from '../props/star-anise.ts';
import { runner } from '../props/table-runner.ts';
import { bowl, plate, steam } from '../props/tableware.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { type Fine, placed, stillLife } from '../scene/still-life.ts';

const DEFS =
  linearGradient('glogg-dryck', [
    [0, '#4d0b1b'],
    [0.38, '#94203a'],
    [1, '#4d0b1b'],
  ]) + G(printedStar('#f0c46a'), '', 'id="glogg-anis"');

const star = (x: number, y: number, scale: number, narrow = 1): string =>
  `<use href="#glogg-anis" transform="translate(${x} ${y}) scale(${scale * narrow} ${scale})"/>`;

const PRINT =
  star(388, 478, 0.8, 0.8) + star(428, 446, 0.62) + star(470, 482, 1) + star(514, 446, 0.62) + star(554, 478, 0.8, 0.8);

const filled = ({ fine }: Fine, state: Parameters<typeof bottle>[1] = {}): string =>
  bottle(
    {
      id: 'glogg',
      glass: '#b9a7a2',
      drink: 'url(#glogg-dryck)',
      surface: '#a83a4e',
      rubber: C.brick,
      print: PRINT,
      label: label({
        ...bottleLabel,
        name: ['Alkoholfri', 'glögg'],
        what: 'Pomerans och stjärnanis',
        no: 13,
        weight: '75 cl',
        stripe: [C.brick, C.paper],
        fine,
      }),
    },
    state,
  );

const orange = (transform: string): string =>
  G(citrusSlice('translate(0 14)', ['#b95f12', '#b95f12', '#b95f12']) + citrusSlice('', ORANGE), transform);

const front = stillLife({
  view: 'front',
  name: 'Flaska med alkoholfri glögg, apelsinskivor och stjärnanis',
  season: 'vinter',
  prop: 'arch',
  defs: DEFS,
  things: (options) =>
    ground(470, 880, 146, 30, 1.2) +
    filled(options) +
    ground(760, 916, 84, 16, 0.5) +
    orange('translate(752 882) scale(1.36 .8) rotate(10)') +
    orange('translate(800 846) scale(1.3 .78) rotate(40)') +
    ground(226, 944, 56, 12, 0.4) +
    starAnise('translate(222 916) scale(1.15 .7) rotate(12)') +
    starAnise('translate(862 940) scale(.86 .52) rotate(20)'),
});

const mug = (transform: string): string => glassMug(transform, { drink: '#8a1c34', surface: '#a83a4e' });

const RAISIN = E(0, 0, 20, 14, '#4a2320');
const ALMOND = P('M-30 0C-18-18 12-16 32 0 12 16-18 18-30 0z', '#eed7ae');

/** Almonds and raisins belong in the cup. */
const almondsAndRaisins = (): string =>
  repeat(9, (i) =>
    G(i % 3 === 1 ? RAISIN : ALMOND, `translate(${(i % 5) * 46 - 96} ${i > 4 ? 6 : -14}) rotate(${i * 37})`),
  );

const opened = stillLife({
  view: 'opened',
  name: 'Öppnad flaska glögg, rykande muggar och en skål med mandel och russin',
  season: 'vinter',
  prop: 'arch',
  defs: DEFS,
  things: (options) =>
    ground(360, 880, 146, 30, 1.2) +
    G(filled(options, { open: true, level: 500 }), 'translate(-110 0)') +
    ground(650, 884, 76, 16, 0.8) +
    mug('translate(650 886) scale(1.3)') +
    G(steam(), 'translate(650 740)') +
    ground(840, 800, 62, 14, 0.8) +
    mug('translate(840 802) scale(1.1)') +
    ground(820, 944, 90, 14, 0.6) +
    G(bowl('glogg', C.paper, C.brick, almondsAndRaisins()), 'translate(838 868) scale(.6 .54)') +
    starAnise('translate(190 934) scale(1 .6) rotate(12)'),
});

const table = stillLife({
  view: 'table',
  name: 'Glögg på ett dukat julbord med muggar och pepparkakor',
  season: 'vinter',
  prop: 'sun',
  defs: DEFS,
  things: (options) =>
    runner(['#f7ead0', C.brick, C.pine]) +
    ground(296, 806, 104, 22, 1.2) +
    placed(filled(options), { cx: 470, foot: 880, x: 296, y: 810, scale: 0.72 }) +
    ground(540, 806, 62, 12, 0.8) +
    mug('translate(540 808) scale(1.08)') +
    G(steam(), 'translate(540 690) scale(.9)') +
    ground(726, 832, 62, 12, 0.8) +
    mug('translate(726 834) scale(1.08)') +
    G(steam(), 'translate(726 716) scale(.9)') +
    G(
      plate(206) +
        G(heartBiscuit(), 'translate(-84 -16) rotate(-12) scale(1 .66)') +
        G(starBiscuit(), 'translate(72 -14) rotate(8) scale(1 .62)') +
        G(heartBiscuit(), 'translate(-6 -34) rotate(10) scale(1 .66)'),
      'translate(500 926)',
    ) +
    G(cinnamon(), 'translate(846 930) rotate(-8) scale(.62)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Etiketten på glöggen på nära håll',
  season: 'vinter',
  prop: 'arch',
  crop: [266, 424, 408],
  defs: DEFS,
  things: (options) => ground(470, 880, 146, 30, 1.2) + filled(options),
});

export const glogg: ProductDrawing = { id: 'glogg', pictures: [front, opened, table, detail] };
