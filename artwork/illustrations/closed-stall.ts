import { decimal, repeat } from '../lib/number.ts';
import { palette } from '../lib/palette.ts';
import { type Illustration, translate } from '../lib/sheet.ts';
import { circle, ellipse, group, path, rect, stroke } from '../lib/svg.ts';
import { textPath } from '../lib/text.ts';
import { SITTING_DOG, SLEEPING_CAT } from './parts/animals.ts';
import { WOOD } from './parts/materials.ts';
import { leaves, ORANGE_LEAF, parcel, shadow } from './parts/props.ts';
import { birch, CROWN } from './parts/scenery.ts';
import { CLOTH, COUNTER_TOP, POLE, POSTS, stitchedSign } from './parts/stall.ts';
import { STEP_BOX, stepBackdrop } from './parts/step-parts.ts';

const ROLL = { left: -168, width: 336, stripes: 12 };

const ROLLED_AWNING =
  rect(ROLL.left, -322, ROLL.width, 34, palette.paper, 6) +
  repeat(ROLL.stripes / 2, (i) => {
    const width = ROLL.width / ROLL.stripes;
    return path(`M${decimal(ROLL.left + i * 2 * width)}-322h${decimal(width)}l-6 34h-${decimal(width)}z`, palette.pine);
  }) +
  rect(ROLL.left, -303, ROLL.width, 15, palette.ink, 6, 'opacity=".14"') +
  ellipse(-168, -305, 9, 17, '#0b4a39') +
  stroke('M-168-313a5 8 0 1 1-4 9', palette.paper, 2.2) +
  ellipse(168, -305, 9, 17, '#efe4cc') +
  stroke('M-104-324q6 18 0 38l-8 14M-104-286l8 12M96-324q6 18 0 38l-8 14M96-286l8 12', palette.brick, 4);

const SHUTTER =
  rect(-142, -300, 284, 190, '#1d6b54') +
  stroke(
    repeat(10, (i) => `M-142 ${-284 + i * 17}H142`),
    '#0f4a39',
    2.4,
  ) +
  stroke(
    repeat(10, (i) => `M-140 ${-281 + i * 17}H140`),
    '#2f8368',
    1.6,
  ) +
  path('M-142-290H142V-276H-142z', palette.ink, 'opacity=".22"') +
  rect(-146, -124, 292, 12, '#39504a', 3) +
  rect(-16, -121, 32, 6, palette.gold, 3);

const SIGN =
  stroke('M0-256-74-226M0-256 74-226', palette.ink, 2.4) +
  circle(0, -256, 4.5, palette.sun) +
  group(
    stitchedSign(
      190,
      68,
      path(textPath('Strax tillbaka', { x: 0, y: 2, size: 26 }), palette.brick) +
        path(textPath('Vi hämtar fler kakor', { x: 0, y: 21, size: 13.5 }), palette.ink),
    ),
    'translate(0 -192) rotate(-2)',
  );

/** For a catalogue that cannot be loaded: the stall is closed for a moment. */
export const closedStall: Illustration = {
  name: 'stangt-stand',
  box: STEP_BOX,
  draw: (sheet) =>
    stepBackdrop('#dfecec', '#bfd6d3', 'M34 350V196C34 92 110 26 236 26S446 96 446 200V350z') +
    circle(412, 170, 32, '#ffe2a1') +
    birch(44, 352, 104, CROWN.yellow, 0.9, 4) +
    shadow(236, 362, 190, 14) +
    group(
      SHUTTER +
        SIGN +
        COUNTER_TOP +
        group(SLEEPING_CAT, translate(-98, -112, 0.9)) +
        CLOTH +
        rect(-151, -300, 9, 60, WOOD) +
        rect(143, -300, 9, 60, WOOD) +
        POSTS +
        ROLLED_AWNING +
        POLE,
      translate(240, 358, 0.96),
    ) +
    parcel(28, 372, 50, 40) +
    shadow(384, 374, 42, 7) +
    stroke('M386 332Q392 344 400 322', palette.brick, 2.4) +
    group(SITTING_DOG, 'translate(386 374) scale(-1 1)') +
    leaves(sheet, [
      [104, 370, 80, palette.sun],
      [130, 300, 40, ORANGE_LEAF],
      [310, 372, 96, palette.brick],
      [446, 372, 70, ORANGE_LEAF],
      [20, 250, 20, palette.sun],
    ]),
};
