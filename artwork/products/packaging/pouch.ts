import { ROUND_SHADE, tableShadow } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { clip, group, path, rect, stroke } from '../../lib/svg.ts';
import { label, type PackagingOptions } from './label.ts';

export type PouchLook = {
  readonly body: string;
  /** The welded strip at the top. */
  readonly strip: string;
  /** Pattern on the whole front, in the pouch's coordinates: about -230..230 by -670..0. */
  readonly print: string;
};

export type PouchOptions = PackagingOptions & { readonly look: PouchLook };

const WHOLE =
  'M-194-662L196-662L202-608C214-476 232-266 226-94C224-30 204-4 160-2L-158-2C-202-4-222-30-224-94C-230-266-212-476-200-608Z';
const OPENED =
  'M-206-568C-150-534-60-548 0-540S150-532 206-568C216-440 232-250 226-94C224-30 204-4 160-2L-158-2C-202-4-222-30-224-94C-230-250-216-440-206-568Z';
const BACK = 'M-206-566C-180-640-90-628 0-634S180-640 206-566C150-520-150-520-206-566z';

const front = ({ id, look, label: words, fine }: PouchOptions, outline: string, head: string): string =>
  path(outline, look.body) +
  clip(
    `${id}-print`,
    outline,
    look.print +
      head +
      path('M-224-76C-100-38 100-38 226-76V24H-224z', palette.shadow, 'opacity=".14"') +
      stroke('M-180-20C-60-50 65-50 182-20', '#fff', 4, 'stroke-opacity=".25"'),
  ) +
  label({ ...words, x: -174, y: -504, w: 348, h: 356, fine }) +
  clip(
    `${id}-shade`,
    outline,
    path(outline, ROUND_SHADE, 'opacity=".8"') +
      path('M-180-598C-164-456-180-256-160-76-184-176-204-396-180-598z', '#fff', 'opacity=".2"') +
      path('M160-586c10 120 16 210 12 330 20-110 18-230-12-330z', '#fff', 'opacity=".26"'),
  );

/** A standing pouch; its foot is at the origin. */
export const pouch = (options: PouchOptions): string =>
  tableShadow(0, 0, 218, 40) +
  front(
    options,
    WHOLE,
    path('M-230-671h470v72H-230z', options.look.strip) +
      stroke(
        repeat(44, (i) => `M${i * 10 - 218}-664v62`),
        '#fff',
        3,
        'stroke-opacity=".13"',
      ),
  ) +
  rect(-37, -645, 76, 24, '#fff', 12, 'opacity=".72"') +
  path('M-200-608C-80-576 80-576 202-608L204-586C80-556-80-556-201-586z', palette.shadow, 'opacity=".12"');

/** The pouch torn open; contents lie around the middle of its mouth, y = -570. */
export const openPouch = (options: PouchOptions, contents: string): string =>
  tableShadow(0, 0, 218, 40) +
  path(BACK, options.look.strip) +
  path(BACK, palette.shadow, 'opacity=".35"') +
  group(contents, 'translate(0 -570)') +
  front(options, OPENED, '') +
  stroke('M-206-568C-150-534-60-548 0-540S150-532 206-568', '#fff', 5, 'opacity=".5"');

/** Wavy vertical stripes over the whole front. */
export const waves = (colour: string): string =>
  path(
    repeat(8, (i) => {
      const x = i * 68 - 240;
      return `M${x}-696C${x + 60}-576 ${x - 60}-456 ${x}-336S${x - 60}-96 ${x} 24h32C${x - 28}-96 ${x + 92}-216 ${x + 32}-336S${x + 92}-576 ${x + 32}-696z`;
    }),
    colour,
  );
