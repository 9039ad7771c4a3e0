import { ROUND_SHADE, tableShadow } from '../../lib/light.ts';
import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { group, path, stroke } from '../../lib/svg.ts';
import { label } from '../packaging/label.ts';
import { band, fan, type SeedPacket, seedPacket } from '../packaging/seed-packets.ts';
import { tumbler } from '../props/glassware.ts';
import { buttercup, clover, cornflower, daisy, poppy, stemmed } from '../props/meadow-flowers.ts';
import { tableRunner } from '../props/table-runner.ts';
import type { ProductArtwork } from '../scene/product-artwork.ts';
import { type LabelDetail, placed, stillLife } from '../scene/still-life.ts';

const PACKETS: readonly SeedPacket[] = [
  { name: 'Vallmo', paper: '#f7d9c4', ink: palette.brickDeep, flower: poppy() },
  { name: 'Blåklint', paper: '#dbe6f0', ink: '#2c4a86', flower: cornflower() },
  { name: 'Prästkrage', paper: '#0f5b46', ink: palette.cream, flower: daisy() },
  { name: 'Rödklöver', paper: '#f6dbe3', ink: '#8a2f5a', flower: clover() },
  { name: 'Smörblomma', paper: '#fff0c2', ink: '#7a5606', flower: buttercup() },
];

const bundle = ({ fine }: LabelDetail): string =>
  group(
    fan(PACKETS, 19) +
      band(
        label({
          x: -228,
          y: -280,
          w: 456,
          h: 280,
          name: fine ? ['Ängsblommor'] : ['Ängs-', 'blommor'],
          subtitle: 'Fem fröpåsar för en äng',
          number: 15,
          weight: '5 × 2 g',
          stripe: [palette.pine, palette.paper],
          stripes: 13,
          awningHeight: 0.05,
          maxNameSize: fine ? 0.2 : 0.14,
          accent: palette.pine,
          fine,
        }),
      ),
    'translate(480 872)',
  );

/** Spilt seeds. */
const seeds = (cx: number, cy: number, count: number, seed: number): string => {
  const random = createRandom(seed);
  return repeat(count, () => {
    const x = decimal(cx + (random() - 0.5) * 150);
    const y = decimal(cy + (random() - 0.5) * 44);
    return path(
      'M-7 0C-4-5 4-5 7 0 4 5-4 5-7 0z',
      random() < 0.5 ? '#5b3d1c' : '#8a6532',
      `transform="translate(${x} ${y}) rotate(${decimal(random() * 180)})"`,
    );
  });
};

const front = stillLife({
  view: 'front',
  name: 'Fem fröpåsar med ängsblommor i en solfjäder',
  tint: 'spring',
  shape: 'disc',
  objects: (options) => tableShadow(480, 876, 224, 26, 1) + bundle(options) + seeds(810, 922, 26, 3),
});

const packet = (index: number, transform: string, open = false): string => {
  const found = PACKETS[index];
  return found ? group(seedPacket(found, open), transform) : '';
};

/** A jar of water with the five flowers in it; it stands on the origin. */
const bouquet = (transform: string): string =>
  group(
    group(stemmed(clover(), 270, 30), 'translate(-6 -84) rotate(-26) scale(.9)') +
      group(stemmed(buttercup(), 290, -30), 'translate(6 -84) rotate(26) scale(.9)') +
      group(stemmed(poppy(), 300, 20), 'translate(-2 -84) rotate(-11)') +
      group(stemmed(cornflower(), 310, -20), 'translate(4 -84) rotate(13)') +
      group(stemmed(daisy(), 350, 10), 'translate(0 -84) rotate(1)') +
      tumbler('scale(1.1)', { id: 'ang', drink: '#cfe6e2', surface: '#e6f3ee' }),
    transform,
  );

const opened = stillLife({
  view: 'opened',
  name: 'Öppnad fröpåse med utspillda frön bredvid en bukett ängsblommor',
  tint: 'spring',
  shape: 'arch',
  objects: () =>
    tableShadow(330, 876, 112, 20, 1) +
    packet(1, 'translate(330 874) rotate(-4) scale(1.14)', true) +
    tableShadow(690, 880, 70, 16, 0.8) +
    bouquet('translate(690 882) scale(1.08)') +
    seeds(470, 936, 42, 9) +
    seeds(560, 924, 20, 5),
});

const pot = (transform: string, sprout: string): string =>
  group(
    group(sprout, 'translate(0 -104)') +
      path('M-64-108H64L50 0C40 8-40 8-50 0z', '#c8744a') +
      path('M-72-128H72V-96H-72z', '#d68a5e') +
      path('M-64-96H64L62-84H-62z', '#1b0f06', 'opacity=".18"') +
      path('M-72-128H72V-96L50 0C40 8-40 8-50 0L-72-96z', ROUND_SHADE, 'opacity=".6"'),
    transform,
  );

const sprout =
  stroke('M0 0C2-20-2-40 0-58', '#5f9a5c', 7) +
  path('M0-54C-30-84-56-70-58-58-40-44-14-42 0-54zM0-54C30-84 56-70 58-58 40-44 14-42 0-54z', '#6fae63');

const table = stillLife({
  view: 'table',
  name: 'Fröpåsarna på ett bord med krukor och nyplockade ängsblommor',
  tint: 'spring',
  shape: 'sun',
  objects: (options) =>
    tableRunner(['#fffaf0', palette.leaf, palette.sun]) +
    tableShadow(310, 816, 150, 20, 1) +
    placed(bundle(options), { cx: 480, foot: 872, x: 310, y: 820, scale: 0.68 }) +
    tableShadow(676, 816, 54, 13, 0.8) +
    bouquet('translate(676 818) scale(.8)') +
    tableShadow(858, 858, 60, 13, 0.8) +
    pot('translate(858 860) scale(1)', sprout) +
    tableShadow(560, 942, 54, 12, 0.8) +
    pot('translate(560 944) scale(.84)', sprout) +
    seeds(330, 914, 26, 12),
});

const detail = stillLife({
  view: 'detail',
  name: 'Tre av fröpåsarna på nära håll: vallmo, prästkrage och blåklint',
  tint: 'spring',
  shape: 'disc',
  objects: () =>
    packet(0, 'translate(196 1010) rotate(-9) scale(1.62)') +
    packet(1, 'translate(806 1010) rotate(9) scale(1.62)') +
    packet(2, 'translate(500 960) scale(1.7)'),
});

export const angsblommor: ProductArtwork = { id: 'angsblommor', images: [front, opened, table, detail] };
