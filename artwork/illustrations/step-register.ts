import { palette } from '../lib/palette.ts';
import type { Illustration, Sheet } from '../lib/sheet.ts';
import { circle, rect, stroke } from '../lib/svg.ts';
import { CAST } from './parts/cast.ts';
import { type Look, person } from './parts/person.ts';
import { shadow } from './parts/props.ts';
import { birch, CROWN } from './parts/scenery.ts';
import { bigPhone, STEP_BOX, screenHead, stepBackdrop, stitchedLine } from './parts/step-parts.ts';

const field = (y: number, filled: number): string =>
  rect(-52, y, 104, 26, palette.mint, 7) + rect(-42, y + 10, filled, 6, palette.pine, 3);

const FORM =
  screenHead('Ny grupp', palette.pine, [palette.brick, palette.paper]) +
  field(-44, 54) +
  field(-8, 70) +
  field(28, 40) +
  rect(-52, 72, 104, 34, palette.sun, 17) +
  stroke('M-12 89l8 8 16-17', palette.ink, 5);

const portrait = (sheet: Sheet, x: number, y: number, look: Look, ring: string, tint: string): string => {
  const disc = `M${x - 37} ${y}a37 37 0 0 1 74 0a37 37 0 0 1-74 0z`;
  return (
    circle(x, y, 41, palette.paper) +
    sheet.clipTo(
      disc,
      circle(x, y, 37, tint) + person(sheet, look, { x, y: y + 135, scale: 0.94, gaze: -0.6, half: true }),
    ) +
    circle(x, y, 39, 'none', `stroke="${ring}" stroke-width="4"`)
  );
};

export const stepRegister: Illustration = {
  name: 'steg-1-registrera',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#dcefe4', '#bfdfcd', 'M60 350V190C60 92 140 30 240 30S420 92 420 190V350z') +
    birch(48, 348, 110, CROWN.green, 0.86, 5) +
    stitchedLine('M300 120C340 84 352 76 372 84M312 190C340 180 346 182 362 188M304 254C330 270 340 286 362 288') +
    shadow(240, 352, 110, 12) +
    bigPhone(sheet, 228, 204, -5, FORM) +
    shadow(118, 364, 44) +
    person(sheet, CAST.leader, {
      x: 118,
      y: 362,
      scale: 1.22,
      gaze: 1,
      behind: [-28, -120, -48, -92, -36, -70],
      front: [26, -120, 46, -128, 62, -142],
    }) +
    portrait(sheet, 396, 92, CAST.elsa, palette.brick, '#f9d9c2') +
    portrait(sheet, 402, 194, CAST.sam, palette.pine, '#cfe6d6') +
    portrait(sheet, 394, 296, CAST.amina, palette.blue, '#fde9b4'),
};
