import { n, repeat } from '../lib/number.ts';
import { C } from '../lib/palette.ts';
import { move, type Scene } from '../lib/sheet.ts';
import { E, G, O, P, R, S } from '../lib/svg.ts';
import { text } from '../lib/text.ts';
import { SITTING_DOG, SLEEPING_CAT } from './parts/animals.ts';
import { WOOD } from './parts/materials.ts';
import { leaves, ORANGE_LEAF, parcel, shadow } from './parts/props.ts';
import { birch, CROWN } from './parts/scenery.ts';
import { CLOTH, COUNTER_TOP, POLE, POSTS, stitchedSign } from './parts/stall.ts';
import { STEP_BOX, stage } from './parts/step-parts.ts';

const ROLL = { left: -168, width: 336, stripes: 12 };

const ROLLED_AWNING =
  R(ROLL.left, -322, ROLL.width, 34, C.paper, 6) +
  repeat(ROLL.stripes / 2, (i) => {
    const width = ROLL.width / ROLL.stripes;
    return P(`M${n(ROLL.left + i * 2 * width)}-322h${n(width)}l-6 34h-${n(width)}z`, C.pine);
  }) +
  R(ROLL.left, -303, ROLL.width, 15, C.ink, 6, 'opacity=".14"') +
  E(-168, -305, 9, 17, '#0b4a39') +
  S('M-168-313a5 8 0 1 1-4 9', C.paper, 2.2) +
  E(168, -305, 9, 17, '#efe4cc') +
  S('M-104-324q6 18 0 38l-8 14M-104-286l8 12M96-324q6 18 0 38l-8 14M96-286l8 12', C.brick, 4);

const SHUTTER =
  R(-142, -300, 284, 190, '#1d6b54') +
  S(
    repeat(10, (i) => `M-142 ${-284 + i * 17}H142`),
    '#0f4a39',
    2.4,
  ) +
  S(
    repeat(10, (i) => `M-140 ${-281 + i * 17}H140`),
    '#2f8368',
    1.6,
  ) +
  P('M-142-290H142V-276H-142z', C.ink, 'opacity=".22"') +
  R(-146, -124, 292, 12, '#39504a', 3) +
  R(-16, -121, 32, 6, C.gold, 3);

const SIGN =
  S('M0-256-74-226M0-256 74-226', C.ink, 2.4) +
  O(0, -256, 4.5, C.sun) +
  G(
    stitchedSign(
      190,
      68,
      P(text('Strax tillbaka', { x: 0, y: 2, size: 26 }), C.brick) +
        P(text('Vi hämtar fler kakor', { x: 0, y: 21, size: 13.5 }), C.ink),
    ),
    'translate(0 -192) rotate(-2)',
  );

/** For a catalogue that cannot be read: the stall has closed for a moment. */
export const closedStall: Scene = {
  name: 'stangt-stand',
  box: STEP_BOX,
  draw: (sheet) =>
    stage('#dfecec', '#bfd6d3', 'M34 350V196C34 92 110 26 236 26S446 96 446 200V350z') +
    O(412, 170, 32, '#ffe2a1') +
    birch(44, 352, 104, CROWN.yellow, 0.9, 4) +
    shadow(236, 362, 190, 14) +
    G(
      SHUTTER +
        SIGN +
        COUNTER_TOP +
        G(SLEEPING_CAT, move(-98, -112, 0.9)) +
        CLOTH +
        R(-151, -300, 9, 60, WOOD) +
        R(143, -300, 9, 60, WOOD) +
        POSTS +
        ROLLED_AWNING +
        POLE,
      move(240, 358, 0.96),
    ) +
    parcel(28, 372, 50, 40) +
    shadow(384, 374, 42, 7) +
    S('M386 332Q392 344 400 322', C.brick, 2.4) +
    G(SITTING_DOG, 'translate(386 374) scale(-1 1)') +
    leaves(sheet, [
      [104, 370, 80, C.sun],
      [130, 300, 40, ORANGE_LEAF],
      [310, 372, 96, C.brick],
      [446, 372, 70, ORANGE_LEAF],
      [20, 250, 20, C.sun],
    ]),
};
