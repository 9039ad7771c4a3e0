import { FLAT } from '../../lib/light.ts';
import { n, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { dice } from '../../lib/random.ts';
import { clip, G, O, P, pattern } from '../../lib/svg.ts';
import { squares } from '../props/chocolate.ts';
import { label } from './label.ts';
import type { Packaged } from './label-text.ts';

export type BarLook = {
  readonly paper: string;
  /** The rings of the pattern: outer and inner. */
  readonly rings: readonly [string, string];
  readonly chocolate: 'dark' | 'milk';
};

export type BarOptions = Packaged & { readonly look: BarLook };

/** A bar's size; its upper left corner is at the origin. */
export const BAR = { w: 316, h: 590 };
const { w, h } = BAR;
const FOIL = `M-4 70V6L22-16 50 10 84-22 116 6 150-26 186 4 214-18 250 14 282-14 ${w + 4} 8V70z`;
const TORN = 52;

const rings = ({ paper, rings: [outer, inner] }: BarLook, id: string): string => {
  const pitch = w / 6;
  const ring = (x: number, y: number): string =>
    O(x, y, pitch / 2, paper) +
    O(x, y, pitch / 2 - 5, outer) +
    O(x, y, pitch / 2 - 13, paper) +
    O(x, y, pitch / 2 - 19, inner);
  return pattern(id, pitch, 56, ring(pitch / 2, 0) + ring(0, 28) + ring(pitch, 28) + ring(pitch / 2, 56));
};

const wrapper = ({ id, look, label: words, fine }: BarOptions, top: number): string => {
  const outline = `M0 ${top}H${w}V${h}H0z`;
  return (
    rings(look, `${id}-rings`) +
    P(outline, look.paper) +
    P(outline, `url(#${id}-rings)`) +
    label({ ...words, x: 22, y: top ? 190 : 150, w: 272, h: 316, fine }) +
    P(outline, FLAT) +
    clip(
      `${id}-edge`,
      outline,
      P(`M${w - 12} 0H${w}V${h}H${w - 12}z`, C.shadow, 'opacity=".25"') + P(`M0 0H7V${h}H0z`, '#fff', 'opacity=".35"'),
    )
  );
};

/** A wrapped bar of chocolate. */
export const bar = (options: BarOptions): string => wrapper(options, 0);

/** The bar with its paper and foil torn at the top, so that the chocolate shows; dark chocolate may have salt on it. */
export const openBar = (options: BarOptions, { salt = false } = {}): string => {
  const throwDice = dice(3);
  const flake = (): string => {
    const [x, y, turn] = [30 + throwDice() * 250, throwDice() * 60 - 62, throwDice() * 40];
    return `<rect x="${n(x)}" y="${n(y)}" width="9" height="9" rx="2" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"/>`;
  };
  return (
    G(squares(options.look.chocolate, w - 20, 3), 'translate(10 -86)') +
    (salt ? G(repeat(12, flake), '', 'fill="#fff" opacity=".9"') : '') +
    P(FOIL, '#e9c46f') +
    P('M22-16 50 10 44 60 14 66zM150-26 186 4 170 70 140 60zM250 14 282-14 290 60z', '#fff3c9', 'opacity=".7"') +
    P('M84-22 116 6 110 66 96 60zM214-18 236 4 230 60z', '#a87a22', 'opacity=".5"') +
    wrapper(options, TORN)
  );
};
