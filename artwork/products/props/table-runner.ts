import { SOFT } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { clip, P, S } from '../../lib/svg.ts';

const CLOTH = 'M96 748H904L1010 1010H-10z';

/** A woven runner over the table, from the far edge towards the viewer: ground, broad and narrow stripe. */
export const runner = ([ground, broad, narrow]: readonly [string, string, string]): string => {
  const stripe = (y: number, height: number, colour: string): string => P(`M-20 ${y}H1020v${height}H-20z`, colour);
  return (
    P(CLOTH, C.shadow, `opacity=".2" transform="translate(6 6)" ${SOFT}`) +
    clip(
      'runner',
      CLOTH,
      P(CLOTH, ground) +
        stripe(760, 7, broad) +
        stripe(772, 3, narrow) +
        stripe(970, 17, broad) +
        stripe(950, 8, narrow) +
        S(
          repeat(40, (i) => `M-20 ${752 + i * 6.5}H1020`),
          C.shadow,
          1.6,
          'opacity=".05"',
        ) +
        P(CLOTH, C.shadow, 'opacity=".03"'),
    )
  );
};
