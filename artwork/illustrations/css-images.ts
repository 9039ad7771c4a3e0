import { decimal, repeat } from '../lib/number.ts';
import { palette } from '../lib/palette.ts';
import { BISCUIT } from './parts/biscuit.ts';

/** Images that style sheets use as backgrounds: small documents without the shared motifs of an `Illustration`. */
export type CssImage = { readonly name: string; readonly svg: string };

const svgDocument = (attributes: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>\n`;

const GRAIN_PATH =
  'M8 14h1M31 5h1.5M52 22h1M77 9h1M101 18h1.5M15 39h1.5M44 47h1M68 36h1.5M92 44h1M113 33h1M5 66h1M27 72h1.5' +
  'M58 63h1M83 70h1.5M106 61h1M19 95h1M41 88h1.5M63 99h1M88 92h1M111 104h1.5M35 113h1M72 116h1';

/** The paper grain of page backgrounds. Width and height are the size of the tile. */
const grain: CssImage = {
  name: 'grain',
  svg: svgDocument(
    'width="120" height="120"',
    `<g stroke="${palette.ink}" stroke-opacity=".055" stroke-width="1.1" stroke-linecap="round"><path d="${GRAIN_PATH}"/></g>`,
  ),
};

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

export const CSS_IMAGES: readonly CssImage[] = [grain, confetti, sliderThumb, cross];
