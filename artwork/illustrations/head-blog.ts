import { palette } from '../lib/palette.ts';
import { type Illustration, type Sheet, translate } from '../lib/sheet.ts';
import { circle, group, path, rect, stroke } from '../lib/svg.ts';
import { biscuit } from './parts/biscuit.ts';
import { CAST } from './parts/cast.ts';
import { tin } from './parts/goods.ts';
import { cup, PLATE, STEAM } from './parts/household.ts';
import { person } from './parts/person.ts';

const notebook = (sheet: Sheet): string =>
  path('M-148 0-116-122Q-54-138 0-116Q54-138 116-122L148 0Q70-16 0 4Q-70-16-148 0z', palette.pineDeep) +
  path('M-138-8-108-126Q-50-140 0-118V-4Q-64-22-138-8z', palette.paper) +
  path('M138-8 108-126Q50-140 0-118V-4Q64-22 138-8z', '#fff') +
  path('M0-118Q-16-126-30-128V-17Q-14-14 0-4z', palette.ink, 'opacity=".07"') +
  stroke('M-103-52Q-62-62-18-50M-108-32Q-64-44-18-30', '#bfdfcd', 5) +
  stroke(
    'M24-94Q60-106 92-102M24-74Q62-86 98-82M24-54Q60-66 104-62M24-34Q50-44 72-42',
    palette.brick,
    3.6,
    'stroke-dasharray="7 7"',
  ) +
  sheet.put(tin(), -64, -70, 0.9);

const PEN = group(
  path('M0 0 6-16H-6z', palette.ink) +
    rect(-6, -96, 12, 80, palette.sun, 2) +
    rect(-6, -36, 12, 8, palette.paper) +
    rect(-6, -106, 12, 14, palette.brick, 4),
  'translate(240 178) rotate(32)',
);

/** The writing arm is drawn after the notebook, because it lies over the page; `person` would draw it below. */
const WRITING_ARM = stroke('M196 100Q256 96 266 134', CAST.nora.top, 20) + PEN + circle(266, 138, 10.5, CAST.nora.skin);

/** For the page head of the blog: a girl writes in a notebook beside a fresh biscuit. */
export const headBlog: Illustration = {
  name: 'blogg',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    person(sheet, CAST.nora, {
      x: 166,
      y: 214,
      scale: 1.2,
      half: true,
      gaze: 0.6,
      behind: [-28, -96, -54, -88, -52, -62],
    }) +
    group(notebook(sheet), translate(166, 220)) +
    WRITING_ARM +
    group(PLATE, translate(366, 219, 1.2)) +
    group(cup(palette.brick) + STEAM, translate(432, 219, 1.8)) +
    group(biscuit(36), translate(358, 178)) +
    stroke('M348 128q-8-8 0-16t0-16M368 128q-8-8 0-16t0-16', palette.leaf, 4, 'opacity=".55"'),
};
