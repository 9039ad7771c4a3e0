import { palette } from '../lib/palette.ts';
import { type Illustration, type Sheet, translate } from '../lib/sheet.ts';
import { group } from '../lib/svg.ts';
import { DOG } from './parts/animals.ts';
import { CAST } from './parts/cast.ts';
import { CANDLE, CHOCOLATE_BAR, COFFEE_BAG, CRISPBREAD_BOX, JAR, tin } from './parts/goods.ts';
import { person } from './parts/person.ts';
import { leaves, ORANGE_LEAF } from './parts/props.ts';
import { CLOTH, COUNTER_TOP } from './parts/stall.ts';

const GOODS = [
  [-136, COFFEE_BAG],
  [-92, tin()],
  [-50, JAR],
  [38, CHOCOLATE_BAR],
  [70, CANDLE],
  [138, CRISPBREAD_BOX],
] as const;

const sellers = (sheet: Sheet): string =>
  person(sheet, CAST.sam, {
    x: -2,
    y: -44,
    scale: 1.02,
    half: true,
    gaze: -0.4,
    behind: [-28, -94, -40, -74, -26, -58],
    front: [28, -94, 42, -74, 16, -58],
    heldInFront: group(tin('#2f6178', palette.sun), translate(0, -52, 0.92)),
  }) +
  person(sheet, CAST.elsa, {
    x: 122,
    y: -44,
    scale: 0.96,
    half: true,
    gaze: -0.7,
    behind: [-28, -96, -46, -74, -40, -58],
    front: [28, -98, 52, -118, 54, -150],
  });

/** For the page head of the catalogue: the products on their counter, and the sellers. */
export const headGoods: Illustration = {
  name: 'disken',
  box: [0, -16, 490, 236],
  draw: (sheet) =>
    group(
      sellers(sheet) + COUNTER_TOP + GOODS.map(([x, goods]) => sheet.put(goods, x, -108)).join('') + CLOTH,
      translate(300, 258),
    ) +
    group(DOG, translate(64, 218, 0.92)) +
    leaves(sheet, [
      [118, 60, 30, palette.sun],
      [40, 104, -40, palette.brick],
      [206, 34, 60, ORANGE_LEAF],
    ]),
};
