import { SHARE_CARD_SIZE as CARD } from '../../src/domain/product.ts';
import { PROFIT_SHARE } from '../illustrations/parts/rule-figures.ts';
import { drawSign } from '../illustrations/sign.ts';
import { awning } from '../lib/awning.ts';
import { C } from '../lib/palette.ts';
import { move, renderScene, type Scene } from '../lib/sheet.ts';
import { G, O, P } from '../lib/svg.ts';
import { type TextStyle, text, widthOf } from '../lib/text.ts';
import type { ProductPicture } from '../products/scene/product-artwork.ts';

export type CardWords = { readonly name: string; readonly tagline: string };

const MARGIN = 64;
/** As far as the things on the table leave room. */
const COLUMN = 560;
/** The words stand between the brand and the table. */
const MIDDLE = 310;
const CAP_HEIGHT = 0.7;
const NAME = [86, 80, 72, 64].map((size): TextStyle => ({ size, track: -0.02 }));
const TAGLINE: readonly TextStyle[] = [{ size: 36, weight: 400 }];

/** Outlined letters never break a line, and the glyphs know only the ordinary space. */
const drawn = (copy: string): string => copy.replaceAll('\u00a0', ' ');

/** One line where the column holds it, else two as equal as they can be. */
const linesOf = (copy: string, style: TextStyle): readonly string[] => {
  const whole = drawn(copy);
  const words = whole.split(' ');
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => widthOf(line, style)));
  if (words.length === 1 || longest([whole]) <= COLUMN) return [whole];
  return words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .reduce((best, next) => (longest(next) < longest(best) ? next : best));
};

/** The words as large as the column holds them. */
const fitted = (copy: string, styles: readonly TextStyle[]) => {
  for (const style of styles) {
    const lines = linesOf(copy, style);
    if (lines.every((line) => widthOf(line, style) <= COLUMN)) return { style, lines };
  }
  throw new Error(`${JSON.stringify(copy)} is too long for a card`);
};

const write = (copy: string, y: number, style: TextStyle): string =>
  text(copy, { ...style, x: MARGIN, y, anchor: 'start' });

/** Name and tagline, their middle half-way between the brand and the table. */
const words = (copy: CardWords): string => {
  const name = fitted(copy.name, NAME);
  const tagline = fitted(copy.tagline, TAGLINE);
  const [lead, smallLead] = [name.style.size * 1.06, tagline.style.size * 1.3];
  const toTagline = (name.lines.length - 1) * lead + tagline.style.size * 1.75;
  const height = toTagline + (tagline.lines.length - 1) * smallLead;
  const first = MIDDLE + (name.style.size * CAP_HEIGHT - height) / 2;
  return [
    ...name.lines.map((line, i) => write(line, first + i * lead, name.style)),
    ...tagline.lines.map((line, i) => write(line, first + toTagline + i * smallLead, tagline.style)),
  ].join('');
};

const overlay = (copy: CardWords): Scene => ({
  name: 'kort',
  box: [0, 0, CARD.width, CARD.height],
  draw: (sheet) =>
    awning({ x: 0, y: 0, w: CARD.width, h: 30, stripes: 24, colours: [C.brick, C.cream] }) +
    O(MARGIN + 28, 120, 31, C.paper) +
    G(drawSign(sheet), move(MARGIN, 92, 56 / 48)) +
    P(
      text('Säljrundan', { x: MARGIN + 76, y: 134, size: 42, track: -0.02, anchor: 'start' }) +
        words(copy) +
        write(`${PROFIT_SHARE} av priset går till gruppen`, 552, { size: 32 }),
      C.ink,
    ),
});

/** What a shared link to a product shows: its front view on the table, and to the left of it what it is. */
export const drawCard = ({ draw }: ProductPicture, copy: CardWords): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">` +
  `${draw({ fine: false, wide: true })}${renderScene(overlay(copy))}</svg>`;
