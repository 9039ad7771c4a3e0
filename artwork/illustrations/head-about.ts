import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, clip, group, path, rect, stroke } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { SITTING_DOG } from './parts/animals.ts';
import { BALL } from './parts/household.ts';
import { WOOD, WOOD_DARK } from './parts/materials.ts';
import { leaves, ORANGE_LEAF } from './parts/props.ts';

/** A shirt that hangs from 0, 0 by its shoulders. */
const SHIRT = 'M-20 2Q0 14 20 2L46 14 37 46 25 37V92H-25V37L-37 46-46 14z';

const PEGS = rect(-24, -7, 6, 17, WOOD, 2) + rect(18, -7, 6, 17, WOOD, 2);

type Shirt = { readonly id: string; readonly colour: string; readonly pattern: string };

const hang = ({ id, colour, pattern }: Shirt, place: string): string =>
  group(path(SHIRT, colour) + clip(`${id}-troja`, SHIRT, pattern) + PEGS, place);

const stripes = (colour: string): string => stroke('M-50 26H50M-50 46H50M-50 66H50M-50 86H50', colour, 9);

const DOTS = [-18, 4, 26, -7, 15, -30, 37]
  .flatMap((x, column) => [18, 48, 78].map((y) => circle(x, y + (column > 2 ? 15 : 0), 3.6, palette.brick)))
  .join('');

const STRIPED: Shirt = { id: 'randig', colour: palette.brick, pattern: stripes(palette.paper) };
const DOTTED: Shirt = { id: 'prickig', colour: palette.rose, pattern: DOTS };
const PLAIN: Shirt = {
  id: 'gron',
  colour: palette.pine,
  pattern:
    stroke('M0 16V92', palette.pineDeep, 2.5) +
    [28, 46, 64, 82].map((y) => circle(5, y, 2.6, palette.sun)).join('') +
    stroke('M-19 50h13v13h-13z', palette.mint, 2, 'stroke-dasharray="3 3"'),
};
const NUMBERED: Shirt = {
  id: 'nummer',
  colour: palette.blue,
  pattern:
    stripes(palette.paper) +
    circle(0, 54, 20, palette.blue) +
    path(textPath('9', { x: 0, y: 65, size: 32 }), palette.sun),
};

/** For the page head of "Om oss": the shirts of a parent, a leader and two children hang on one line. */
export const headAbout: Illustration = {
  name: 'om-oss',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    stroke('M40 220V14M458 220V14', WOOD_DARK, 9) +
    stroke('M22 22H58M440 22H476', WOOD_DARK, 7) +
    stroke('M40 24Q249 62 458 24', palette.ink, 2.4) +
    hang(STRIPED, 'translate(108 34) rotate(4) scale(.9)') +
    hang(DOTTED, 'translate(197 41) rotate(-2) scale(1.06)') +
    hang(PLAIN, 'translate(304 41) rotate(2) scale(1.12)') +
    hang(NUMBERED, 'translate(392 34) rotate(-4) scale(.9)') +
    group(SITTING_DOG, translate(150, 219, 0.72)) +
    group(BALL, translate(250, 219, 0.86)) +
    leaves(sheet, [
      [66, 120, 30, palette.sun],
      [352, 178, -40, palette.brick],
      [426, 150, 60, ORANGE_LEAF],
      [326, 214, 80, palette.sun],
    ]),
};
