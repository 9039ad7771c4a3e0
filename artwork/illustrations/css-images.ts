import { decimal, repeat } from '../lib/number.ts';
import { palette } from '../lib/palette.ts';
import { BISCUIT } from './parts/biscuit.ts';

/** Images that style sheets use as backgrounds: small documents without the shared motifs of an `Illustration`. */
export type CssImage = { readonly name: string; readonly svg: string };

const svgDocument = (attributes: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>\n`;

const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

const strip = (x: number, y: number, rotation: number): string =>
  `<rect x="${x}" y="${y}" width="14" height="7" rx="2" transform="rotate(${rotation} ${x} ${y})"/>`;

/** Confetti around the calculator's result. */
const confetti: CssImage = {
  name: 'konfetti',
  svg: svgDocument(
    'width="620" height="560"',
    `<g fill="${palette.brick}">${strip(72, 60, 30)}${dot(78, 340, 5)}${strip(566, 300, 70)}${dot(330, 30, 5)}${dot(420, 536, 5)}</g>` +
      `<g fill="${palette.sun}">${dot(66, 150, 6)}${strip(170, 26, -30)}${dot(584, 404, 6)}${strip(66, 450, 54)}${strip(260, 530, 12)}</g>` +
      `<g fill="${palette.pine}">${strip(62, 246, -20)}${dot(250, 48, 4)}${strip(574, 214, 24)}${dot(560, 500, 5)}${strip(110, 524, -40)}</g>`,
  ),
};

const BEADS = repeat(12, (i) => {
  const angle = (i * Math.PI) / 6;
  const [x, y] = [20 + 15.2 * Math.cos(angle), 20 + 15.2 * Math.sin(angle)];
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="4.4"/>`;
});

const HOLES = dot(15, 15, 1.7) + dot(25, 15, 1.7) + dot(20, 20, 1.7) + dot(15, 25, 1.7) + dot(25, 25, 1.7);

/** The biscuit that is the thumb of the calculator's sliders. */
const sliderThumb: CssImage = {
  name: 'kaka-reglage',
  svg: svgDocument(
    'viewBox="0 0 40 40"',
    `<g fill="#6b3a14" stroke="#6b3a14" stroke-width="2">${BEADS}</g>` +
      `<g fill="${BISCUIT.face}">${dot(20, 20, 16)}${BEADS}</g>` +
      `<circle cx="20" cy="20" r="11.4" fill="none" stroke="${BISCUIT.icing}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray=".1 3.2"/>` +
      `<g fill="${BISCUIT.hole}">${HOLES}</g>`,
  ),
};

/** The mask of the sign that clears a search field. */
const cross: CssImage = {
  name: 'kryss',
  svg: svgDocument(
    'viewBox="0 0 15 15"',
    '<path stroke="#000" stroke-width="2" stroke-linecap="round" d="m2 2 11 11m0-11L2 13"/>',
  ),
};

export const CSS_IMAGES: readonly CssImage[] = [confetti, sliderThumb, cross];
