import { DISC_SHADE } from '../../lib/light.ts';
import { polarPoint, repeat } from '../../lib/number.ts';
import { palette } from '../../lib/palette.ts';
import { circle, path } from '../../lib/svg.ts';

const WRAPPER = 'M-46-6-82-28-78 0-84 26-46 8zM46-6 82-28 78 0 84 26 46 8z';

/** A round boiled sweet with a swirl, in a twisted wrapper. */
export const swirl = (colour: string, ground: string = palette.paper): string =>
  path(WRAPPER, colour, 'opacity=".85"') +
  circle(0, 0, 46, ground) +
  path(
    repeat(
      6,
      (i) =>
        `M0 0C${polarPoint(22, i * 60 - 34)} ${polarPoint(40, i * 60 - 20)} ${polarPoint(46, i * 60)}A46 46 0 0 1 ${polarPoint(46, i * 60 + 30)}` +
        `C${polarPoint(40, i * 60 + 8)} ${polarPoint(22, i * 60 - 6)} 0 0z`,
    ),
    colour,
  ) +
  circle(0, 0, 46, DISC_SHADE);
