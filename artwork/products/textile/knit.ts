import { decimal } from '../../lib/number.ts';
import { createRandom } from '../../lib/random.ts';
import { pattern, rect, stroke } from '../../lib/svg.ts';

export type Wool = { readonly ground: string; readonly threads: readonly string[] };

/** Undyed grey wool mixes several fleeces, so the stitches vary in colour. */
export const GREY: Wool = { ground: '#6a6c70', threads: ['#8d9094', '#9fa2a5', '#7f8286', '#b4b6b7', '#95989b'] };
export const CREAM: Wool = { ground: '#cdbf9f', threads: ['#f3ead6', '#e9dec5', '#fbf4e4'] };
export const RED: Wool = { ground: '#7c2312', threads: ['#b93a22', '#a93019', '#c6482f'] };

const STITCH = { w: 14, h: 12 };
const COLUMNS = 10;
const ROWS = 12;

/** Stocking stitch as a repeated tile: columns of Vs, each in the colour of a random thread. */
export const stockingStitch = (id: string, { ground, threads }: Wool, transform = '', seed = 3): string => {
  const random = createRandom(seed);
  const paths = threads.map(() => '');
  for (let row = -1; row <= ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const pick = row < 0 || row === ROWS ? 0 : Math.floor(random() * threads.length);
      paths[pick] += `M${decimal(column * STITCH.w + 2.4)} ${row * STITCH.h}l4.6 8.5 4.6-8.5`;
    }
  }
  const body =
    rect(0, 0, COLUMNS * STITCH.w, ROWS * STITCH.h, ground) +
    threads
      .map((thread, i) => stroke(paths[i] ?? '', thread, 5.4, 'stroke-linecap="round" stroke-linejoin="round"'))
      .join('');
  return pattern(id, COLUMNS * STITCH.w, ROWS * STITCH.h, body, transform && `patternTransform="${transform}"`);
};
