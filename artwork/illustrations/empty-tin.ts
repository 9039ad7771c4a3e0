import { LIGHT_DEFS, tableShadow } from '../lib/light.ts';
import { DIAMOND, knittedStar } from '../lib/motifs.ts';
import { palette } from '../lib/palette.ts';
import type { Illustration, Sheet } from '../lib/sheet.ts';
import { at, ellipse, group, path } from '../lib/svg.ts';
import { leaningLid, openTin, type TinLook } from '../products/packaging/tin.ts';
import { MOUSE } from './parts/animals.ts';

const NAME = 'tom-kakburk';

const lookOf = (sheet: Sheet): TinLook => ({
  body: palette.pine,
  rim: palette.sun,
  lid: palette.brick,
  lidEdge: '#d8694f',
  lidDark: palette.brickDeep,
  lidText: 'PEPPARKAKOR',
  motifs: [sheet.put(path(knittedStar(33), palette.cream), 0, 0), sheet.put(path(DIAMOND, palette.sun), 0, 0)],
});

const SHARD = 'M-12 4-6-9 8-8 13 3 2 9z';

const crumb = (x: number, y: number, scale: number, turn: number): string =>
  group(
    path(SHARD, '#8f5424', 'transform="translate(0 3)"') + path(SHARD, '#c98948'),
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
  );

const BOTTOM =
  ellipse(0, 46, 236, 54, '#9a6a3a') +
  ellipse(10, 52, 202, 40, '#b07d48') +
  crumb(-70, 30, 1, 20) +
  crumb(40, 24, 0.8, 60) +
  crumb(96, 38, 1.1, -20);

const TRAIL =
  crumb(420, 948, 1.2, 10) +
  crumb(372, 962, 0.8, 40) +
  crumb(452, 972, 0.7, -20) +
  crumb(312, 940, 1, 70) +
  crumb(270, 966, 0.6, 0) +
  crumb(726, 956, 0.8, 20) +
  crumb(220, 936, 0.9, -30);

/** All product artwork shares the ids of the light definitions. Here they get the prefix of this illustration. */
const prefixLightIds = (svg: string): string => svg.replace(/(id="|url\(#)(?=shade-|soft)/g, `$1${NAME}-`);

/** For a missing page: somebody has emptied the tin. */
export const emptyTin: Illustration = {
  name: NAME,
  box: [40, 250, 960, 800],
  draw: (sheet) => {
    const look = lookOf(sheet);
    const label = {
      name: ['Peppar-', 'kakor'],
      subtitle: 'Tre sorter, bakade i Småland',
      number: 1,
      weight: '450 g',
      stripe: [palette.brick, palette.paper] as const,
    };
    return prefixLightIds(
      `<defs>${LIGHT_DEFS}</defs>` +
        at(440, 868, openTin({ id: NAME, look, label, fine: true }, BOTTOM)) +
        at(770, 690, leaningLid(look), 0.9) +
        tableShadow(560, 966, 90, 18, 0.4) +
        at(560, 912, MOUSE) +
        TRAIL,
    );
  },
};
