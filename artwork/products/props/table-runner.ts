import { SOFT_BLUR } from '../../lib/light.ts';
import { repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { clip, path, stroke } from '../../lib/svg.ts';

const CLOTH = 'M96 748H904L1010 1010H-10z';

/** A woven runner over the table, from the far edge towards the viewer: ground, broad and narrow stripe. */
export const tableRunner = ([ground, broad, narrow]: readonly [string, string, string]): string => {
  const stripe = (y: number, height: number, colour: string): string => path(`M-20 ${y}H1020v${height}H-20z`, colour);
  return (
    path(CLOTH, palette.shadow, `opacity=".2" transform="translate(6 6)" ${SOFT_BLUR}`) +
    clip(
      'runner',
      CLOTH,
      path(CLOTH, ground) +
        stripe(760, 7, broad) +
        stripe(772, 3, narrow) +
        stripe(970, 17, broad) +
        stripe(950, 8, narrow) +
        stroke(
          repeat(40, (i) => `M-20 ${752 + i * 6.5}H1020`),
          palette.shadow,
          1.6,
          'opacity=".05"',
        ) +
        path(CLOTH, palette.shadow, 'opacity=".03"'),
    )
  );
};
