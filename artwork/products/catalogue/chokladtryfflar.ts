import { ground } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { G, O, P } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { type BoxLook, LID, leaningLid, lidLabel, lyingBox, standingBox } from '../packaging/truffle-box.ts';
import { runner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import { type Coat, truffle } from '../props/truffle.ts';
import type { ProductDrawing } from '../scene/product-artwork.ts';
import { type Fine, placed, stillLife } from '../scene/still-life.ts';

const STEP = 64;
/** Small diamonds and dots, like pressed foil. */
const PRINT = repeat(Math.ceil(LID / STEP) * 2, (row) =>
  repeat(Math.ceil(LID / STEP) + 1, (i) => {
    const x = i * STEP + (row % 2) * (STEP / 2);
    const y = row * (STEP / 2);
    return row % 2
      ? O(x, y, 4, '#e0a63a')
      : P(`M${x} ${y - 11}L${x + 8} ${y} ${x} ${y + 11} ${x - 8} ${y}z`, '#8d4a60');
  }),
);

const LOOK: BoxLook = { id: 'tryffel', paper: C.plum, side: '#43202e', ribbon: C.gold, print: PRINT };

const lidPrint = ({ fine }: Fine): string =>
  label({
    ...lidLabel,
    name: ['Choklad-', 'tryfflar'],
    what: 'Sexton rullade för hand',
    no: 17,
    weight: '190 g',
    stripe: [C.gold, C.plum],
    accent: '#8a5a10',
    fine,
  });

const front = stillLife({
  view: 'front',
  name: 'Presentask med chokladtryfflar och guldband',
  season: 'vinter',
  prop: 'disc',
  things: (options) =>
    ground(500, 874, 270, 30, 1) +
    standingBox(LOOK, lidPrint(options)) +
    ground(206, 944, 48, 12, 0.5) +
    truffle('translate(206 906)', 'gold', 3) +
    ground(312, 960, 48, 12, 0.5) +
    truffle('translate(312 924)', 'cocoa', 5),
});

const COATING: readonly Coat[] = ['cocoa', 'gold', 'coconut', 'dark'];
const coatOf = (row: number, column: number): Coat => COATING[(row + column * 3) % COATING.length] ?? 'cocoa';

/** The open box lies in front; its lid stands beside it, a little behind. */
const unpacked = (options: Fine): string =>
  ground(780, 738, 200, 18, 0.4) +
  G(leaningLid(LOOK, lidPrint(options)), 'translate(566 330) rotate(2) scale(.78)') +
  ground(400, 912, 330, 34, 0.7) +
  G(lyingBox(LOOK, coatOf), 'translate(-64 54) scale(.94)');

const opened = stillLife({
  view: 'opened',
  name: 'Öppnad ask med sexton chokladtryfflar i fyra sorter',
  season: 'vinter',
  prop: 'disc',
  things: unpacked,
});

const table = stillLife({
  view: 'table',
  name: 'Chokladtryfflar på fat till kaffet, asken bakom',
  season: 'plommon',
  prop: 'arch',
  things: (options) =>
    runner(['#fffaf0', C.plum, C.gold]) +
    ground(320, 806, 190, 20, 1) +
    placed(standingBox(LOOK, lidPrint(options)), { cx: 500, foot: 872, x: 320, y: 808, scale: 0.66 }) +
    ground(730, 820, 96, 18, 0.8) +
    G(cup(C.paper, C.plum), 'translate(730 690)') +
    G(steam(), 'translate(730 690)') +
    G(
      plate(216) +
        truffle('translate(-104 -28)', 'gold', 3) +
        truffle('translate(-34 -34)', 'coconut', 4) +
        truffle('translate(38 -34)', 'dark', 5) +
        truffle('translate(108 -28)', 'cocoa', 6),
      'translate(530 928)',
    ),
});

const detail = stillLife({
  view: 'detail',
  name: 'Tryfflarna i asken på nära håll',
  season: 'vinter',
  prop: 'disc',
  crop: [226, 568, 280],
  things: unpacked,
});

export const chokladtryfflar: ProductDrawing = { id: 'chokladtryfflar', pictures: [front, opened, table, detail] };
