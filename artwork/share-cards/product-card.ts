import { SHARE_CARD_SIZE as CARD } from '../../src/domain/product.ts';
import { drawLogo } from '../illustrations/logo.ts';
import { PROFIT_SHARE } from '../illustrations/parts/rule-figures.ts';
import { awning } from '../lib/awning.ts';
import { palette } from '../lib/palette.ts';
import { type Illustration, renderIllustration, translate } from '../lib/sheet.ts';
import { circle, group, path } from '../lib/svg.ts';
import { type TextStyle, textPath, textWidth, withoutNoBreakSpaces } from '../lib/text.ts';
import type { ProductImage } from '../products/scene/product-artwork.ts';

export type CardText = { readonly name: string; readonly tagline: string };

const MARGIN = 64;
/** Width that the objects on the table leave free. */
const COLUMN_WIDTH = 560;
/** Vertical middle of the text, between the brand and the table. */
const TEXT_MIDDLE = 310;
const CAP_HEIGHT = 0.7;
/** From the preferred size down. */
const NAME_STYLES = [86, 80, 72, 64].map((size): TextStyle => ({ size, track: -0.02 }));
const TAGLINE_STYLES: readonly TextStyle[] = [{ size: 36, weight: 400 }];

/** One line if it fits the column, otherwise two lines of lengths as equal as possible. */
const breakLines = (copy: string, style: TextStyle): readonly string[] => {
  const text = withoutNoBreakSpaces(copy);
  const words = text.split(' ');
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, style)));
  if (words.length === 1 || widest([text]) <= COLUMN_WIDTH) return [text];
  return words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .reduce((best, next) => (widest(next) < widest(best) ? next : best));
};

/** The first style in which the text fits the column, and its lines. */
const fitText = (copy: string, styles: readonly TextStyle[]) => {
  for (const style of styles) {
    const lines = breakLines(copy, style);
    if (lines.every((line) => textWidth(line, style) <= COLUMN_WIDTH)) return { style, lines };
  }
  throw new Error(`${JSON.stringify(copy)} is too long for a share card`);
};

const line = (copy: string, y: number, style: TextStyle): string =>
  textPath(copy, { ...style, x: MARGIN, y, anchor: 'start' });

/** Name and tagline, centred vertically on TEXT_MIDDLE. */
const nameAndTagline = (text: CardText): string => {
  const name = fitText(text.name, NAME_STYLES);
  const tagline = fitText(text.tagline, TAGLINE_STYLES);
  const [nameLeading, taglineLeading] = [name.style.size * 1.06, tagline.style.size * 1.3];
  const taglineOffset = (name.lines.length - 1) * nameLeading + tagline.style.size * 1.75;
  const height = taglineOffset + (tagline.lines.length - 1) * taglineLeading;
  const first = TEXT_MIDDLE + (name.style.size * CAP_HEIGHT - height) / 2;
  return [
    ...name.lines.map((words, i) => line(words, first + i * nameLeading, name.style)),
    ...tagline.lines.map((words, i) => line(words, first + taglineOffset + i * taglineLeading, tagline.style)),
  ].join('');
};

const overlay = (text: CardText): Illustration => ({
  name: 'kort',
  box: [0, 0, CARD.width, CARD.height],
  draw: (sheet) =>
    awning({ x: 0, y: 0, w: CARD.width, h: 30, stripes: 24, colours: [palette.brick, palette.cream] }) +
    circle(MARGIN + 28, 120, 31, palette.paper) +
    group(drawLogo(sheet), translate(MARGIN, 92, 56 / 48)) +
    path(
      textPath('Säljrundan', { x: MARGIN + 76, y: 134, size: 42, track: -0.02, anchor: 'start' }) +
        nameAndTagline(text) +
        line(`${PROFIT_SHARE} av priset går till gruppen`, 552, { size: 32 }),
      palette.ink,
    ),
});

/** The share card of a product: its front view, widened to the left, with name and tagline on top. */
export const productCard = ({ draw }: ProductImage, text: CardText): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">` +
  `${draw({ fine: false, wide: true })}${renderIllustration(overlay(text))}</svg>`;
