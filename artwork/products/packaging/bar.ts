import { FLAT_SHADE } from '../../lib/light.ts';
import { decimal, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { createRandom } from '../../lib/random.ts';
import { circle, clip, group, path, pattern } from '../../lib/svg.ts';
import { squares } from '../props/chocolate.ts';
import { label, type PackagingOptions } from './label.ts';

export type BarLook = {
  readonly paper: string;
  /** The rings of the pattern: outer and inner. */
  readonly rings: readonly [string, string];
  readonly chocolate: 'dark' | 'milk';
};

export type BarOptions = PackagingOptions & { readonly look: BarLook };

/** A bar's size; its upper left corner is at the origin. */
export const BAR = { w: 316, h: 590 };
const { w, h } = BAR;
const FOIL = `M-4 70V6L22-16 50 10 84-22 116 6 150-26 186 4 214-18 250 14 282-14 ${w + 4} 8V70z`;
const TORN = 52;

const rings = ({ paper, rings: [outer, inner] }: BarLook, id: string): string => {
  const pitch = w / 6;
  const ring = (x: number, y: number): string =>
    circle(x, y, pitch / 2, paper) +
    circle(x, y, pitch / 2 - 5, outer) +
    circle(x, y, pitch / 2 - 13, paper) +
    circle(x, y, pitch / 2 - 19, inner);
  return pattern(id, pitch, 56, ring(pitch / 2, 0) + ring(0, 28) + ring(pitch, 28) + ring(pitch / 2, 56));
};

const wrapper = ({ id, look, label: words, fine }: BarOptions, top: number): string => {
  const outline = `M0 ${top}H${w}V${h}H0z`;
  return (
    rings(look, `${id}-rings`) +
    path(outline, look.paper) +
    path(outline, `url(#${id}-rings)`) +
    label({ ...words, x: 22, y: top ? 190 : 150, w: 272, h: 316, fine }) +
    path(outline, FLAT_SHADE) +
    clip(
      `${id}-edge`,
      outline,
      path(`M${w - 12} 0H${w}V${h}H${w - 12}z`, palette.shadow, 'opacity=".25"') +
        path(`M0 0H7V${h}H0z`, '#fff', 'opacity=".35"'),
    )
  );
};

/** A wrapped bar of chocolate. */
export const bar = (options: BarOptions): string => wrapper(options, 0);

/** The bar with its paper and foil torn at the top, so that the chocolate shows; dark chocolate may have salt on it. */
export const openBar = (options: BarOptions, { salt = false } = {}): string => {
  const random = createRandom(3);
  const flake = (): string => {
    const [x, y, turn] = [30 + random() * 250, random() * 60 - 62, random() * 40];
    return `<rect x="${decimal(x)}" y="${decimal(y)}" width="9" height="9" rx="2" transform="rotate(${decimal(turn)} ${decimal(x)} ${decimal(y)})"/>`;
  };
  return (
    group(squares(options.look.chocolate, w - 20, 3), 'translate(10 -86)') +
    (salt ? group(repeat(12, flake), '', 'fill="#fff" opacity=".9"') : '') +
    path(FOIL, '#e9c46f') +
    path('M22-16 50 10 44 60 14 66zM150-26 186 4 170 70 140 60zM250 14 282-14 290 60z', '#fff3c9', 'opacity=".7"') +
    path('M84-22 116 6 110 66 96 60zM214-18 236 4 230 60z', '#a87a22', 'opacity=".5"') +
    wrapper(options, TORN)
  );
};
