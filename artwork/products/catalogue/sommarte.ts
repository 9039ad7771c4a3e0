import { tableShadow } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { group } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { caddyFront, caddyLabel, caddyLid, caddyMouth, teaCaddy } from '../packaging/tea-caddy.ts';
import { printedLeaf, roseHip, strawberry, wildRose } from '../props/berries.ts';
import { glassMug } from '../props/glassware.ts';
import { looseTea } from '../props/loose-tea.ts';
import { tableRunner } from '../props/table-runner.ts';
import { plate, steam } from '../props/tableware.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';

const DEFS =
  group(printedLeaf('#7fb08c', 'rotate(-40)') + printedLeaf('#3f7f63', 'rotate(40)'), '', 'id="te-blad"') +
  group(strawberry('', '#e0464f'), '', 'id="te-smultron"') +
  group(roseHip('', '#e9683a'), '', 'id="te-nypon"') +
  group(wildRose('#fbd3cc', palette.sun), '', 'id="te-ros"');

const MOTIFS = ['te-smultron', 'te-ros', 'te-nypon', 'te-ros'] as const;

/** A scattered print of the tin's four motifs, in rows. */
const print = (columns: number): string => {
  let out = '';
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < columns; column++) {
      const x = 22 + column * 74 + (row % 2) * 37;
      const y = 40 + row * 70;
      const turn = ((column * 5 + row * 3) % 5) * 14 - 28;
      const motif = MOTIFS[(column + row * 2) % MOTIFS.length] ?? 'te-ros';
      out += `<use href="#te-blad" transform="translate(${x + 37} ${y + 12}) scale(.62) rotate(${turn})"/>`;
      out += `<use href="#${motif}" transform="translate(${x} ${y}) rotate(${turn}) scale(${motif === 'te-ros' ? 0.86 : 0.6})"/>`;
    }
  }
  return out;
};

const caddy = ({ fine }: LabelDetail, state: Parameters<typeof teaCaddy>[1] = {}): string =>
  teaCaddy(
    {
      id: 'te',
      body: palette.pine,
      edge: palette.sun,
      lid: palette.pine,
      frontPrint: print(Math.ceil(caddyFront.w / 74)),
      sidePrint: print(2),
      label: label({
        ...caddyLabel,
        name: ['Sommar-', 'te'],
        subtitle: 'Nypon och jordgubb',
        number: 14,
        weight: '100 g',
        stripe: ['#c8283f', palette.paper],
        fine,
      }),
    },
    state,
  );

const front = stillLife({
  view: 'front',
  name: 'Plåtburk med sommarte, nypon och jordgubbar',
  tint: 'summer',
  shape: 'sun',
  defs: DEFS,
  objects: (options) =>
    tableShadow(450, 872, 210, 34, 1.1) +
    caddy(options) +
    tableShadow(806, 906, 46, 12, 0.5) +
    strawberry('translate(806 862) rotate(-14) scale(1.2)') +
    tableShadow(878, 940, 40, 10, 0.4) +
    roseHip('translate(884 908) rotate(60) scale(1.05)') +
    tableShadow(206, 940, 44, 11, 0.4) +
    group(roseHip('rotate(-70) scale(1.1)'), 'translate(196 908)'),
});

const teaGlass = (transform: string): string => glassMug(transform, { drink: '#c2502c', surface: '#d8754a' });

const opened = stillLife({
  view: 'opened',
  name: 'Öppnad teburk med löst te, locket bredvid',
  tint: 'summer',
  shape: 'sun',
  defs: DEFS,
  objects: (options) =>
    tableShadow(450, 872, 210, 34, 1.1) +
    caddy(options, { leaves: group(looseTea(230, 58, 3), `translate(${caddyMouth[0]} ${caddyMouth[1] - 14})`) }) +
    tableShadow(812, 838, 130, 18, 0.5) +
    group(caddyLid(palette.pine, palette.sun), 'translate(830 816) scale(.92)') +
    tableShadow(220, 956, 108, 14, 0.3) +
    group(looseTea(200, 56, 8), 'translate(206 944)') +
    roseHip('translate(350 930) rotate(70) scale(.9)'),
});

const table = stillLife({
  view: 'table',
  name: 'Sommarte i glas på ett dukat bord, med jordgubbar',
  tint: 'summer',
  shape: 'hill',
  defs: DEFS,
  objects: (options) =>
    tableRunner(['#fffaf0', '#c8283f', palette.leaf]) +
    tableShadow(280, 802, 140, 22, 1.1) +
    placed(caddy(options), { cx: 480, foot: 872, x: 290, y: 806, scale: 0.64 }) +
    tableShadow(580, 812, 66, 13, 0.8) +
    teaGlass('translate(580 814) scale(1.16)') +
    group(steam(), 'translate(580 690)') +
    tableShadow(780, 850, 66, 13, 0.8) +
    teaGlass('translate(780 852) scale(1.16)') +
    group(steam(), 'translate(780 728)') +
    group(
      plate(190) +
        strawberry('translate(-78 -26) rotate(-20) scale(.94)') +
        strawberry('translate(70 -26) rotate(24) scale(.94)') +
        strawberry('translate(-4 -42) rotate(4)'),
      'translate(430 926)',
    ) +
    roseHip('translate(716 940) rotate(70) scale(.9)'),
});

const detail = stillLife({
  view: 'detail',
  name: 'Teburkens tryck med nypon, rosor och jordgubbar på nära håll',
  tint: 'summer',
  shape: 'sun',
  crop: [256, 396, 452],
  defs: DEFS,
  objects: (options) => tableShadow(450, 872, 210, 34, 1.1) + caddy(options),
});

export const sommarte: ProductArtwork = { id: 'sommarte', images: [front, opened, table, detail] };
