import { FLAT_SHADE, ROUND_SHADE, SOFT_BLUR } from '../../lib/light.ts';
import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { circle, clip, ellipse, group, path, stroke } from '../../lib/svg.ts';

/** A paper bag with a rolled top and a window in its foot; it stands on y = 872. */
const FRONT = 'M262 300H664C668 480 676 670 684 866 560 880 380 880 246 866 250 670 258 480 262 300z';
const GUSSET = 'M664 300L716 288C722 470 734 650 744 842L684 866C676 670 668 480 664 300z';
const GUSSET_FOLD = 'M664 300L690 328C700 500 708 670 716 853L684 866C676 670 668 480 664 300z';
export const bagLabel = { x: 300, y: 352, w: 328, h: 288 } as const;
const WINDOW = 'M312 836V768C312 706 380 676 466 676S620 706 620 768V836C560 844 372 844 312 836z';

const ALMONDS = [
  [-52, -6],
  [-14, 8],
  [26, -8],
  [58, 6],
] as const;

/** A rusk with saffron and almond, lying around the origin, 180 long. */
export const rusk = (transform: string, seed = 1): string => {
  const random = createRandom(seed);
  const slice = 'M-90 14C-94-18-60-34 0-34S94-18 90 14C88 28 60 30 0 30S-88 28-90 14z';
  return group(
    path(slice, '#9c6416', 'transform="translate(2 8)"') +
      path(slice, '#c98a1f') +
      path('M-80 10C-84-14-54-26 0-26S84-14 80 10C78 20 54 22 0 22S-78 20-80 10z', '#f2bf45') +
      repeat(16, () =>
        circle(-70 + random() * 140, -18 + random() * 34, 1.6 + random() * 2.4, '#d9962a', 'opacity=".8"'),
      ) +
      ALMONDS.map(([x, y]) =>
        ellipse(
          x,
          y,
          12,
          6,
          '#fbeccb',
          `stroke="#a8682a" stroke-width="2" transform="rotate(${decimal(random() * 50 - 25)} ${x} ${y})"`,
        ),
      ).join('') +
      path(slice, FLAT_SHADE),
    transform,
  );
};

const stacked = (): string =>
  repeat(3, (row) =>
    repeat(3, (i) =>
      rusk(
        `translate(${330 + i * 138 - (row % 2) * 60} ${828 - row * 54}) rotate(${((i + row) % 3) * 5 - 5}) scale(.86)`,
        row * 3 + i + 2,
      ),
    ),
  );

const rolledTop = (paper: string, edge: string): string =>
  path('M250 236H672L724 226 726 300 676 322C560 334 380 334 252 322z', palette.shadow, `opacity=".34" ${SOFT_BLUR}`) +
  path('M672 232L726 222V292L674 314z', edge) +
  path('M254 232H674V314C560 326 380 326 254 314z', paper) +
  path('M254 232H674V314C560 326 380 326 254 314z', '#fff', 'opacity=".14"') +
  stroke('M256 262C380 270 560 270 672 262M256 290C380 300 560 300 672 290', palette.shadow, 3, 'opacity=".16"') +
  path('M254 232H674V240H254z', '#fff', 'opacity=".35"');

/** A wooden clothes peg that closes the rolled top. */
const peg = (): string =>
  group(
    path('M-17-50H17V62C10 70-10 70-17 62z', palette.shadow, `opacity=".3" transform="translate(6 8)" ${SOFT_BLUR}`) +
      path('M-17-54H-1V60C-8 64-14 62-17 58zM17-54H1V60C8 64 14 62 17 58z', '#d9a566') +
      path('M-17-54H-11V60L-17 58zM1-54H6V60L1 60z', '#efc68f') +
      stroke('M-20-2H20M-20 6H20', '#8c8c86', 5),
    'translate(464 266) rotate(3)',
  );

/** The top is unrolled, and rusks stick out of the mouth. */
const openTop = (paper: string, edge: string): string =>
  path('M258 306L274 250H700L722 292 664 316z', '#7a4a12') +
  rusk('translate(360 250) rotate(-62) scale(.95)', 21) +
  rusk('translate(600 252) rotate(66) scale(.95)', 22) +
  rusk('translate(440 224) rotate(-84) scale(1)', 23) +
  rusk('translate(528 230) rotate(82) scale(1)', 24) +
  path('M664 302L722 284 724 320 668 344z', edge) +
  path(
    'M258 300L300 292 340 304 384 292 430 306 478 294 524 306 572 292 618 304 664 296 668 346C560 356 380 356 258 346z',
    paper,
  ) +
  path(
    'M258 300L300 292 340 304 384 292 430 306 478 294 524 306 572 292 618 304 664 296 668 346C560 356 380 356 258 346z',
    '#fff',
    'opacity=".16"',
  );

export type BagLook = {
  readonly id: string;
  readonly paper: string;
  readonly edge: string;
  readonly print: string;
  readonly label: string;
};

export const ruskBag = ({ id, paper, edge, print, label }: BagLook, open = false): string =>
  path(GUSSET, edge) +
  path(GUSSET_FOLD, palette.shadow, 'opacity=".22"') +
  clip(`${id}-bag`, FRONT, path(FRONT, paper) + print) +
  clip(
    `${id}-window`,
    WINDOW,
    path(WINDOW, '#7a4a12') +
      stacked() +
      path('M330 836C316 760 350 706 420 690 372 730 372 790 384 842z', '#fff', 'opacity=".3"'),
  ) +
  stroke(WINDOW, palette.cream, 8) +
  path('M300 352H628V640H300z', palette.shadow, `opacity=".2" ${SOFT_BLUR}`) +
  label +
  clip(
    `${id}-shade`,
    FRONT,
    path(FRONT, ROUND_SHADE, 'opacity=".5"') +
      path('M274 330C284 500 268 680 262 860H296C298 680 306 500 296 330z', '#fff', 'opacity=".16"') +
      path('M250 848C380 862 560 862 684 848V890H246z', palette.shadow, 'opacity=".14"'),
  ) +
  (open ? openTop(paper, edge) : rolledTop(paper, edge) + peg());
