import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { group } from '../lib/svg.ts';
import { DOG } from './parts/animals.ts';
import { CAST } from './parts/cast.ts';
import { JAR } from './parts/goods.ts';
import { person } from './parts/person.ts';
import { leaves, ORANGE_LEAF, wagon } from './parts/props.ts';

/** For a page head: a girl with a wagon walks along its lower edge. */
export const headCart: Illustration = {
  name: 'karran',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    group(wagon(sheet), translate(346, 212, 1.12)) +
    group(JAR, translate(392, 150, 0.86)) +
    person(sheet, CAST.vera, {
      x: 258,
      y: 214,
      scale: 1.16,
      gaze: -0.9,
      behind: [22, -96, 40, -72, 30, -52],
      front: [-26, -98, -52, -112, -58, -136],
    }) +
    group(DOG, 'translate(120 214) scale(-1 1)') +
    leaves(sheet, [
      [60, 60, 30, palette.sun],
      [180, 36, -40, palette.brick],
      [408, 40, 60, ORANGE_LEAF],
      [330, 24, 10, palette.sun],
    ]),
};
