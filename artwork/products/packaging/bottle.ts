import { ROUND_SHADE, SOFT_BLUR } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { cylinder } from '../../lib/surfaces.ts';
import { clip, ellipse, path, rect, stroke } from '../../lib/svg.ts';

/** A tall bottle with a swing top; its foot stands on y = 880. */
const CX = 470;
const RADIUS = 146;
const BULGE = 26;

const bottleSurface = cylinder(CX, RADIUS, BULGE);
export const bottleLabel = { x: CX - 130, y: 520, w: 260, h: 312, map: bottleSurface } as const;

const GLASS =
  'M428 214V318C428 372 324 400 324 486V838C324 866 376 880 470 880S616 866 616 838V486C616 400 512 372 512 318V214z';
const INSIDE =
  'M438 306V322C438 382 336 408 336 490V832C336 854 390 864 470 864S604 854 604 832V490C604 408 502 382 502 322V306z';
/** The glass is thick at the foot: the drink ends above it. */
const FOOT = 'M336 836C350 852 400 858 470 858S590 852 604 836V840C600 860 540 872 470 872S340 860 336 840z';

export type BottleLook = {
  readonly id: string;
  readonly glass: string;
  /** A paint: a colour or a reference to a gradient. */
  readonly drink: string;
  readonly surface: string;
  readonly rubber: string;
  readonly label: string;
  /** Printed on the glass, below the label. */
  readonly print: string;
};

const stopper = (rubber: string): string =>
  rect(442, 196, 56, 20, rubber, 8) +
  path('M434 200C430 166 444 150 470 150S510 166 506 200C490 208 450 208 434 200z', '#fbf6ea') +
  path('M434 200C430 166 444 150 470 150S510 166 506 200C490 208 450 208 434 200z', ROUND_SHADE, 'opacity=".55"') +
  ellipse(470, 170, 8, 6, '#6f6a60');

const METAL = '#8d9290';
const wire = (d: string): string => stroke(d, '#5d6361', 8) + stroke(d, METAL, 5) + stroke(d, '#e8ecea', 1.6);

/** Closed: the wire runs through the stopper and its lever is pressed down on the neck. */
const closedTop = (rubber: string): string =>
  stopper(rubber) +
  rect(416, 210, 108, 26, '#f2efe4', 12, 'opacity=".55"') +
  wire('M424 276C408 244 412 196 440 174L462 170M516 276C532 244 528 196 500 174L478 170') +
  wire('M424 262C470 274 470 274 516 262') +
  wire('M424 276C412 318 432 342 470 344S528 318 516 276');

/** Open: stopper and wire hang down the right of the neck. */
const openTop = (rubber: string): string =>
  rect(416, 210, 108, 26, '#f2efe4', 12, 'opacity=".6"') +
  ellipse(470, 216, 40, 8, '#fff', 'opacity=".55"') +
  wire('M424 262C470 274 470 274 516 262') +
  wire('M424 270C412 312 432 336 470 338S520 320 516 276C560 268 590 296 588 330') +
  `<g transform="translate(590 352) rotate(152) translate(-470 -178)">${stopper(rubber)}</g>`;

export const bottle = (
  { id, glass, drink, surface, rubber, label, print }: BottleLook,
  { open = false, level = 306 }: { open?: boolean; level?: number } = {},
): string =>
  path(GLASS, glass, 'opacity=".82"') +
  clip(
    `${id}-level`,
    `M300 ${level}H640V900H300z`,
    path(INSIDE, drink) + (level < 330 ? ellipse(470, level, 32, 6, surface) : ''),
  ) +
  (level > 480 ? ellipse(470, level, 134, 20, surface) : '') +
  path(FOOT, '#fff', 'opacity=".22"') +
  clip(`${id}-glass`, GLASS, print) +
  label +
  path(GLASS, ROUND_SHADE, 'opacity=".72"') +
  stroke('M340 500V838C342 862 384 876 470 876S598 862 600 838', '#fff', 3, 'opacity=".28"') +
  path(
    'M340 500C342 452 366 428 396 404V412C372 436 360 468 358 506V832C348 828 342 820 340 808z',
    '#fff',
    'opacity=".45"',
  ) +
  path('M436 228H446V330C446 350 440 364 430 374 436 356 436 340 436 326z', '#fff', 'opacity=".5"') +
  path('M428 236H512V246C490 254 450 254 428 246z', palette.shadow, `opacity=".2" ${SOFT_BLUR}`) +
  (open ? openTop(rubber) : closedTop(rubber));
