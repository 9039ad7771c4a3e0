import { ROUND_SHADE, SOFT_BLUR, tableShadow } from '../../lib/light.ts';
import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { cylinder } from '../../lib/surfaces.ts';
import { circle, clip, ellipse, group, linearGradient, path, pattern, rect, stroke } from '../../lib/svg.ts';
import { cylinderOutline } from './cylinder.ts';
import { label, type PackagingOptions } from './label.ts';

export type JarLook = {
  /** The contents' colour at the top and at the foot. */
  readonly contents: readonly [string, string];
  /** Seeds or grains in the contents. */
  readonly seeds?: string;
  /** A tile of 44 x 44 for the cloth over the lid. */
  readonly cap: string;
  readonly ribbon: string;
};

export type JarOptions = PackagingOptions & { readonly look: JarLook };

const GLASS = 'M-180-486C-208-462-222-434-222-390V-86C-222-20-122 0 0 0S222-20 222-86V-390C222-434 208-462 180-486z';
const CONTENTS =
  'M-174-446C-196-430-208-410-208-376V-90C-208-34-116-14 0-14S208-34 208-90V-376C208-410 196-430 174-446 120-424-120-424-174-446z';
const CAP = 'M-180-514C-188-586-162-624-100-634-40-642 40-642 100-634 162-624 188-586 180-514z';
const FRILL =
  'M-192-506C-210-486-226-466-234-440-212-448-200-434-184-424-168-440-150-434-134-414-114-432-96-426-78-406-58-424-36-420-18-402 2-420 24-420 42-404 62-422 82-422 100-410 118-430 136-434 152-422 168-440 188-440 196-436 210-446 220-446 234-440 226-466 210-486 192-506z';
const BOW = 'M86-490c-34-34-62-8-34 8 8 4 24 0 34-8 34-34 62-10 36 8-10 4-26 0-36-8l-22 58M86-490l26 54';
const LID = { r: 170, bulge: 40 };
const ROUND_CAPS = 'stroke-linecap="round"';

/** Height of the middle of the open jar's mouth. */
const JAR_MOUTH = -552;

const seeds = (colour: string): string => {
  const random = createRandom(12);
  return group(
    repeat(46, () => {
      const [x, y] = [random() * 392 - 196, random() * 350 - 406];
      return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(2.4 + random() * 2.4)}"/>`;
    }),
    '',
    `fill="${colour}" opacity=".75"`,
  );
};

const glass = ({ id, look, label: words, fine }: JarOptions): string =>
  path(GLASS, '#f6eee6', 'opacity=".9"') +
  linearGradient(
    `${id}-contents`,
    [
      [0, look.contents[0]],
      [1, look.contents[1]],
    ],
    'x2="0" y2="1"',
  ) +
  path(CONTENTS, `url(#${id}-contents)`) +
  (look.seeds ? seeds(look.seeds) : '') +
  label({ ...words, x: -158, y: -388, w: 316, h: 318, map: cylinder(0, 222, 46), fine }) +
  path(GLASS, ROUND_SHADE, 'opacity=".75"') +
  path('M-190-386C-190-416-180-434-164-440V-86C-180-94-190-106-190-126z', '#fff', 'opacity=".45"') +
  path('M188-366v220c0 20-6 34-14 44V-386z', '#fff', 'opacity=".22"');

const cloth = (id: string, tile: string, ribbon: string): string => {
  const fill = `url(#${id}-cloth)`;
  return (
    pattern(`${id}-cloth`, 44, 44, tile, 'patternTransform="rotate(3)"') +
    path(FRILL, palette.shadow, `opacity=".3" transform="translate(0 9)" ${SOFT_BLUR}`) +
    path(FRILL, palette.paper) +
    path(FRILL, fill) +
    path(CAP, palette.paper) +
    path(CAP, fill) +
    path(CAP, ROUND_SHADE, 'opacity=".6"') +
    path(FRILL, ROUND_SHADE, 'opacity=".5"') +
    stroke(
      'M-150-498q-14 22-18 50M-80-494q-4 30-2 60M0-492v66M80-494q6 30 6 60M150-498q16 22 20 46',
      palette.shadow,
      4,
      'opacity=".12"',
    ) +
    stroke('M-190-508C-120-484 120-484 190-508', ribbon, 13, ROUND_CAPS) +
    stroke('M-190-512C-120-488 120-488 190-512', '#fff', 4, `opacity=".35" ${ROUND_CAPS}`) +
    stroke(BOW, ribbon, 9, `${ROUND_CAPS} stroke-linejoin="round"`)
  );
};

/** A jar with its cap on; its foot is at the origin. */
export const jar = (options: JarOptions): string => {
  const { id, look } = options;
  return tableShadow(0, 0, 222, 48) + glass(options) + cloth(id, look.cap, look.ribbon);
};

/** The jar without its cap; `dipped` stands in it, drawn around the middle of its mouth. */
export const openJar = (options: JarOptions, dipped: string): string => {
  const neck = `M-180-484V${JAR_MOUTH}a180 34 0 0 1 360 0V-484a180 34 0 0 1-360 0z`;
  return (
    tableShadow(0, 0, 222, 48) +
    ellipse(0, JAR_MOUTH, 180, 34, '#fff', 'opacity=".4"') +
    glass(options) +
    path(neck, '#fff', 'opacity=".28"') +
    ellipse(0, -446, 172, 26, options.look.contents[0]) +
    ellipse(-20, -450, 120, 14, '#fff', 'opacity=".16"') +
    clip(
      `${options.id}-mouth`,
      `M-178-446a178 28 0 0 0 356 0V-1100H-178z`,
      `<g transform="translate(0 ${JAR_MOUTH})">${dipped}</g>`,
    ) +
    path(neck, ROUND_SHADE, 'opacity=".5"') +
    stroke('M-184-492a184 36 0 0 0 368 0M-182-516a182 36 0 0 0 364 0', '#fff', 5, 'opacity=".55"') +
    `<ellipse cy="${JAR_MOUTH}" rx="180" ry="34" fill="none" stroke="#fff" stroke-width="7" opacity=".85"/>`
  );
};

/** The metal lid by itself, lying on the table. */
export const lyingLid = (colour: string): string =>
  tableShadow(0, 44, 176, 34, 0.5) +
  path(cylinderOutline(LID, 20, 56), colour) +
  path(cylinderOutline(LID, 20, 56), ROUND_SHADE) +
  ellipse(0, -20, 170, 40, colour) +
  ellipse(0, -20, 158, 35, palette.shadow, 'opacity=".2"') +
  ellipse(0, -16, 154, 31, '#fff', 'opacity=".3"');

/** Gingham for the cloth over the lid. */
export const gingham = (colour: string): string =>
  rect(0, 0, 22, 44, colour, 0, 'opacity=".6"') + rect(0, 0, 44, 22, colour, 0, 'opacity=".6"');

/** Dotted cloth. */
export const dotted = (cloth: string, dot: string): string =>
  rect(0, 0, 44, 44, cloth) + circle(11, 11, 6, dot) + circle(33, 33, 6, dot);

/** Honeycomb cloth. */
export const honeycomb = (): string =>
  rect(0, 0, 44, 44, '#f9d67a') +
  path('M11 3 20 8V18L11 23 2 18V8zM33 25 42 30V40L33 45 24 40V30z', '#efb02f') +
  path('M33-19 42-14V-4L33 1 24-4V-14z', '#efb02f');
