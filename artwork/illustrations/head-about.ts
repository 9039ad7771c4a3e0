import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { group } from '../lib/svg.ts';
import { DOG } from './parts/animals.ts';
import { CAST } from './parts/cast.ts';
import { BALL } from './parts/household.ts';
import { person } from './parts/person.ts';
import { leaves, ORANGE_LEAF } from './parts/props.ts';

/** For the page head of "Om oss": the people behind the service line up for a team photograph. */
export const headAbout: Illustration = {
  name: 'om-oss',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    person(sheet, CAST.father, {
      x: 250,
      y: 212,
      scale: 0.96,
      gaze: 0.3,
      behind: [-28, -124, -58, -132, -84, -112],
      front: [28, -124, 56, -130, 80, -112],
    }) +
    person(sheet, CAST.mother, {
      x: 166,
      y: 213,
      scale: 0.96,
      gaze: 0.5,
      behind: [-28, -118, -58, -130, -62, -164],
      front: [26, -116, 40, -92, 30, -72],
    }) +
    person(sheet, CAST.leader, {
      x: 334,
      y: 213,
      scale: 0.94,
      gaze: -0.4,
      behind: [-28, -122, -46, -98, -36, -74],
      front: [28, -122, 48, -96, 34, -74],
    }) +
    person(sheet, CAST.nora, {
      x: 400,
      y: 216,
      scale: 0.96,
      gaze: -0.6,
      behind: [-28, -96, -44, -78, -34, -60],
      front: [28, -98, 54, -118, 56, -148],
    }) +
    person(sheet, CAST.elsa, {
      x: 90,
      y: 217,
      scale: 0.9,
      gaze: 0.6,
      behind: [-28, -96, -46, -76, -38, -56],
      front: [28, -96, 46, -76, 38, -56],
    }) +
    group(BALL, translate(40, 219, 0.8)) +
    group(DOG, 'translate(452 219) scale(-.6 .6)') +
    leaves(sheet, [
      [44, 70, 30, palette.sun],
      [98, 22, -40, palette.brick],
      [296, 6, 60, ORANGE_LEAF],
      [412, 34, 10, palette.sun],
    ]),
};
