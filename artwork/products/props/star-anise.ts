import { polarPoint, repeat } from '../../lib/number.ts';
import { circle, ellipse, group, path } from '../../lib/svg.ts';

/** A star anise around the origin, radius 60. */
export const starAnise = (transform: string): string =>
  group(
    repeat(8, (i) =>
      group(
        path('M0-6C-13-22-12-44 0-62 12-44 13-22 0-6z', '#6a3a1a') +
          path('M0-8C-6-24-6-42 0-58V-8z', '#8f5528') +
          ellipse(2, -36, 4, 9, '#d9a25a'),
        `rotate(${i * 45})`,
      ),
    ) + circle(0, 0, 8, '#4a2610'),
    transform,
  );

/** The same star in one colour, for printing. */
export const printedStar = (colour: string): string =>
  path(
    repeat(
      8,
      (i) =>
        `M${polarPoint(4, i * 45)}L${polarPoint(15, i * 45 - 18)} ${polarPoint(30, i * 45)} ${polarPoint(15, i * 45 + 18)}z`,
    ),
    colour,
  );
