import { palette } from '../lib/palette.ts';
import type { Illustration } from '../lib/sheet.ts';
import { stroke } from '../lib/svg.ts';

const FLECKS =
  'M8 14h1M31 5h1.5M52 22h1M77 9h1M101 18h1.5M15 39h1.5M44 47h1M68 36h1.5M92 44h1M113 33h1M5 66h1M27 72h1.5' +
  'M58 63h1M83 70h1.5M106 61h1M19 95h1M41 88h1.5M63 99h1M88 92h1M111 104h1.5M35 113h1M72 116h1';

/** The paper grain of page backgrounds, one tile. */
export const paperGrain: Illustration = {
  name: 'grain',
  box: [0, 0, 120, 120],
  draw: () => stroke(FLECKS, palette.ink, 1.1, 'stroke-opacity=".055"'),
};
