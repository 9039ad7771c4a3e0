import { FLAT_SHADE, SOFT_BLUR, SOFTER_BLUR } from '../../lib/light.ts';
import { palette } from '../../lib/palette.ts';
import { clip, ellipse, group, path, rect, stroke } from '../../lib/svg.ts';
import { type TowelLook, wovenStripes } from './towel.ts';

const CLOTH =
  'M268 206C268 188 710 188 710 206 714 360 700 560 716 806C660 818 632 800 588 812S500 818 452 808 356 818 262 804C276 600 262 400 268 206z';
/** Soft folds: each a dark flank and a light ridge. */
const FOLDS = [340, 452, 566, 652] as const;

const rail = (): string =>
  stroke('M170 210H830', palette.shadow, 14, `opacity=".25" transform="translate(12 22)" ${SOFT_BLUR}`) +
  rect(160, 196, 680, 20, '#c9963f', 10) +
  rect(160, 199, 680, 5, '#fbe2a0', 3, 'opacity=".8"') +
  [182, 818].map((x) => ellipse(x, 206, 22, 22, '#b07f2c') + ellipse(x - 4, 202, 10, 10, '#f3d48a')).join('');

/** A towel over a brass rail on the wall, its hem towards the table. */
export const hangingTowel = ({ id, cloth, stripe, print, weave }: TowelLook, offset = ''): string =>
  path(CLOTH, palette.shadow, `opacity=".32" transform="translate(26 20)" ${SOFTER_BLUR}`) +
  rail() +
  clip(
    `${id}-duk`,
    CLOTH,
    path('M200 180H780V830H200z', cloth) +
      group(print, offset) +
      path('M200 716H780V840H200z', cloth) +
      wovenStripes(740, stripe) +
      path('M200 180H780V830H200z', `url(#${weave})`) +
      FOLDS.map((x) =>
        path(
          `M${x} 200C${x + 12} 400 ${x - 12} 600 ${x + 4} 830H${x + 34}C${x + 16} 600 ${x + 40} 400 ${x + 22} 200z`,
          palette.shadow,
          `opacity=".12" ${SOFT_BLUR}`,
        ),
      ).join('') +
      FOLDS.map((x) =>
        path(
          `M${x - 40} 200C${x - 26} 400 ${x - 50} 600 ${x - 36} 830H${x - 14}C${x - 28} 600 ${x - 4} 400 ${x - 18} 200z`,
          '#fff',
          `opacity=".3" ${SOFT_BLUR}`,
        ),
      ).join('') +
      path('M200 180H780V236H200z', '#fff', `opacity=".25" ${SOFT_BLUR}`) +
      stroke(
        'M262 792C356 806 404 806 452 796S544 800 588 800 660 806 716 794',
        palette.shadow,
        3,
        'opacity=".25" stroke-dasharray="8 6"',
      ) +
      path('M250 180H730V830H250z', FLAT_SHADE),
  );
