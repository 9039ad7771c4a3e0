import { n, repeat } from '../lib/number.ts';
import { C } from '../lib/palette.ts';
import { G, P, R } from '../lib/svg.ts';
import { CAST } from './cast.ts';
import { BALL, cakeTin, LAPTOP } from './home-things.ts';
import { WOOD_DARK } from './materials.ts';
import { person } from './person.ts';
import { move, type Scene } from './sheet.ts';

/** A table whose cloth has the awning's edge; its top's left corner is at 0, 0. */
export const table = (width: number, height: number, teeth: number): string => {
  const tooth = width / teeth;
  const scallops = (first: number): string =>
    repeat(Math.ceil((teeth - first) / 2), (i) => {
      const x = (first + i * 2) * tooth;
      return `M${n(x)} 0h${n(tooth)}v26a${n(tooth / 2)} ${n(tooth * 0.42)} 0 0 1-${n(tooth)} 0z`;
    });
  return (
    R(16, 20, 11, height - 20, WOOD_DARK, 2) +
    R(width - 27, 20, 11, height - 20, WOOD_DARK, 2) +
    P(scallops(0), C.sun) +
    P(scallops(1), C.paper)
  );
};

/** For the page head of "Om oss". */
export const headAbout: Scene = {
  name: 'om-oss',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    person(sheet, CAST.mother, {
      x: 112,
      y: 212,
      scale: 0.98,
      gaze: 0.6,
      behind: [-28, -118, -50, -96, -34, -78],
      front: [28, -118, 50, -98, 40, -80],
    }) +
    person(sheet, CAST.father, {
      x: 216,
      y: 212,
      scale: 0.98,
      gaze: -0.5,
      behind: [-28, -124, -48, -106, -38, -84],
      front: [28, -124, 60, -134, 58, -172],
    }) +
    person(sheet, CAST.nora, {
      x: 314,
      y: 214,
      scale: 0.98,
      gaze: -0.8,
      behind: [-28, -96, -46, -86, -40, -74],
      front: [26, -98, 48, -84, 34, -66],
    }) +
    G(table(310, 78, 10), move(56, 142)) +
    G(LAPTOP, move(138, 144)) +
    G(cakeTin(sheet), move(232, 143, 0.86)) +
    person(sheet, CAST.elsa, {
      x: 410,
      y: 220,
      scale: 0.8,
      gaze: -0.7,
      behind: [-28, -96, -50, -112, -56, -128],
      front: [28, -96, 46, -74, 22, -60],
    }) +
    G(BALL, move(460, 220, 0.86)),
};
