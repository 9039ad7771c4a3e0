import { tableShadow } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { circle, group, path } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { type BoxLook, LID, leaningLid, lidLabel, lyingBox, standingBox } from '../packaging/truffle-box.ts';
import { tableRunner } from '../props/table-runner.ts';
import { cup, plate, steam } from '../props/tableware.ts';
import { type Coat, truffle } from '../props/truffle.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';

const STEP = 64;
/** Small diamonds and dots, like pressed foil. */
const PRINT = repeat(Math.ceil(LID / STEP) * 2, (row) =>
  repeat(Math.ceil(LID / STEP) + 1, (i) => {
    const x = i * STEP + (row % 2) * (STEP / 2);
    const y = row * (STEP / 2);
    return row % 2
      ? circle(x, y, 4, '#e0a63a')
      : path(`M${x} ${y - 11}L${x + 8} ${y} ${x} ${y + 11} ${x - 8} ${y}z`, '#8d4a60');
  }),
);

const LOOK: BoxLook = { id: 'tryffel', paper: palette.plum, side: '#43202e', ribbon: palette.gold, print: PRINT };

const lidPrint = ({ fine }: LabelDetail): string =>
  label({
    ...lidLabel,
    name: ['Choklad-', 'tryfflar'],
    subtitle: 'Sexton rullade för hand',
    number: 17,
    weight: '190 g',
    stripe: [palette.gold, palette.plum],
    accent: '#8a5a10',
    fine,
  });

const front = stillLife({
  view: 'front',
  name: 'Presentask med chokladtryfflar och guldband',
  tint: 'winter',
  shape: 'disc',
  objects: (options) =>
    tableShadow(500, 874, 270, 30, 1) +
    standingBox(LOOK, lidPrint(options)) +
    tableShadow(206, 944, 48, 12, 0.5) +
    truffle('translate(206 906)', 'gold', 3) +
    tableShadow(312, 960, 48, 12, 0.5) +
    truffle('translate(312 924)', 'cocoa', 5),
});

const COATING: readonly Coat[] = ['cocoa', 'gold', 'coconut', 'dark'];
const coatOf = (row: number, column: number): Coat => COATING[(row + column * 3) % COATING.length] ?? 'cocoa';

/** The open box in front, its lid upright behind it. */
const unpacked = (options: LabelDetail): string =>
  tableShadow(780, 738, 200, 18, 0.4) +
  group(leaningLid(LOOK, lidPrint(options)), 'translate(566 330) rotate(2) scale(.78)') +
  tableShadow(400, 912, 330, 34, 0.7) +
  group(lyingBox(LOOK, coatOf), 'translate(-64 54) scale(.94)');

const opened = stillLife({
  view: 'opened',
  name: 'Öppnad ask med sexton chokladtryfflar i fyra sorter',
  tint: 'winter',
  shape: 'disc',
  objects: unpacked,
});

const table = stillLife({
  view: 'table',
  name: 'Chokladtryfflar på fat till kaffet, asken bakom',
  tint: 'plum',
  shape: 'arch',
  objects: (options) =>
    tableRunner(['#fffaf0', palette.plum, palette.gold]) +
    tableShadow(320, 806, 190, 20, 1) +
    placed(standingBox(LOOK, lidPrint(options)), { cx: 500, foot: 872, x: 320, y: 808, scale: 0.66 }) +
    tableShadow(730, 820, 96, 18, 0.8) +
    group(cup(palette.paper, palette.plum), 'translate(730 690)') +
    group(steam(), 'translate(730 690)') +
    group(
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
  tint: 'winter',
  shape: 'disc',
  crop: [226, 568, 280],
  objects: unpacked,
});

export const chokladtryfflar: ProductArtwork = { id: 'chokladtryfflar', images: [front, opened, table, detail] };
