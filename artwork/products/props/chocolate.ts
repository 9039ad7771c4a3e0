import { circle, path } from '../../lib/svg.ts';

const COLOURS = {
  dark: { base: '#3a1d13', square: '#5a3122', lit: '#7a4935', shade: '#472418' },
  milk: { base: '#6d4023', square: '#9a6238', lit: '#bd8552', shade: '#7f4d2a' },
} as const;

const ROW = 74;

/** Rows of four moulded squares; the upper left corner is at the origin. */
export const squares = (kind: keyof typeof COLOURS, width: number, rows: number, columns = 4): string => {
  const { base, square, lit, shade } = COLOURS[kind];
  const k = width / columns;
  let out = path(`M0 0H${width}V${rows * ROW}H0z`, base);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * k, row * ROW];
      const [left, right, top, foot] = [x + 5, x + k - 5, y + 5, y + ROW - 5];
      out +=
        path(`M${left} ${top}H${right}V${foot}H${left}z`, square) +
        path(`M${left} ${top}H${right}l-9 9H${left + 9}V${foot - 9}l-9 9z`, lit) +
        path(`M${right} ${top}V${foot}H${left}l9-9H${right - 9}V${top + 9}z`, shade);
    }
  }
  return out;
};

/** A hazelnut. */
export const hazelnut = (): string =>
  path('M0 34C-30 30-38 0-26-18-14-32 14-32 26-18 38 0 30 30 0 34z', '#b8743a') +
  path('M-27-16C-14-30 14-30 27-16 14-6-14-6-27-16z', '#e3b98a') +
  circle(-12, 6, 6, '#fff', 'opacity=".3"');
