import { DISC } from '../../lib/light.ts';
import { polar, repeat } from '../../lib/number.ts';
import { C } from '../../lib/palette.ts';
import { O, P } from '../../lib/svg.ts';

const WRAPPER = 'M-46-6-82-28-78 0-84 26-46 8zM46-6 82-28 78 0 84 26 46 8z';

/** A round boiled sweet with a swirl, in a twisted wrapper. */
export const swirl = (colour: string, ground: string = C.paper): string =>
  P(WRAPPER, colour, 'opacity=".85"') +
  O(0, 0, 46, ground) +
  P(
    repeat(
      6,
      (i) =>
        `M0 0C${polar(22, i * 60 - 34)} ${polar(40, i * 60 - 20)} ${polar(46, i * 60)}A46 46 0 0 1 ${polar(46, i * 60 + 30)}` +
        `C${polar(40, i * 60 + 8)} ${polar(22, i * 60 - 6)} 0 0z`,
    ),
    colour,
  ) +
  O(0, 0, 46, DISC);
