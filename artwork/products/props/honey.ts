import { ellipse, path, stroke } from '../../lib/svg.ts';

const GROOVES = 'M-40-18Q0-8 40-18M-46 0Q0 12 46 0M-44 18Q0 30 44 18M-34 34Q0 44 34 34';

/** A honey dipper's head hanging down from the origin, coated with honey. */
const head = (): string =>
  ellipse(0, 6, 46, 52, '#b9793a') +
  path('M-44-4C-40-30-20-46 0-46-16-30-22 20-14 56-34 48-48 26-44-4z', '#dba867') +
  stroke(GROOVES, '#8a5220', 7) +
  path('M-46 10C-20 24 24 22 46 8 48 40 24 60 0 60S-46 42-46 10z', '#f0a92c', 'opacity=".75"');

/** A honey dipper lying with its head to the left. */
export const honeyDipper = (): string =>
  `<g transform="rotate(90)">${path('M-9-40V-290a9 9 0 0 1 18 0V-40z', '#c98f52')}${path('M-9-40V-290a9 9 0 0 1 9-9V-40z', '#e0b27a')}${head()}</g>`;

/** A honey dipper standing in a jar. */
export const standingDipper = (): string =>
  `<g transform="rotate(20)">${path('M-10 130V-210a10 10 0 0 1 20 0V130z', '#c98f52')}${path('M-10 130V-210a10 10 0 0 1 10-10V130z', '#e0b27a')}</g>`;
