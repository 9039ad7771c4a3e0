import { repeat } from '../../lib/number.ts';
import { circle, ellipse, group, path, stroke } from '../../lib/svg.ts';

/** Five flowers of a Swedish meadow; each head lies around the origin, radius about 50. */
export const cornflower = (): string =>
  repeat(9, (i) =>
    path(
      'M0-8C-16-22-18-40-12-52L-5-44 0-54 5-44 12-52C18-40 16-22 0-8z',
      i % 2 ? '#4a6fb8' : '#3557a0',
      `transform="rotate(${i * 40})"`,
    ),
  ) +
  repeat(7, (i) => ellipse(0, -12, 4, 10, '#7a4f9e', `transform="rotate(${i * 51})"`)) +
  circle(0, 0, 6, '#2c2f66');

export const poppy = (): string =>
  path('M-4 6C-60 4-62-42-26-50-10-54 0-44 4-30-2-12-4 0-4 6z', '#d4472b') +
  path('M4 6C60 4 62-42 26-50 10-54 0-44-4-30 2-12 4 0 4 6z', '#bd3419') +
  path('M-46-6C-40 34-18 48 0 48S40 34 46-6C20-18-20-18-46-6z', '#e25a3a') +
  circle(0, 2, 13, '#2b1a1a') +
  circle(0, 2, 6, '#8aa05a');

export const daisy = (): string =>
  repeat(13, (i) => ellipse(0, -34, 8, 19, i % 2 ? '#fffdf4' : '#efe9d8', `transform="rotate(${i * 27.7})"`)) +
  circle(0, 0, 18, '#f0b429') +
  ellipse(-4, -5, 8, 6, '#ffd764');

export const clover = (): string =>
  ellipse(0, 0, 42, 44, '#b34a7c') +
  repeat(5, (row) =>
    repeat(7 - Math.abs(row - 2), (i) => {
      const count = 7 - Math.abs(row - 2);
      const x = (i - (count - 1) / 2) * 13;
      return path(
        'M0 10C-7 0-5-12 0-18 5-12 7 0 0 10z',
        (row + i) % 2 ? '#d9769f' : '#f0a5c0',
        `transform="translate(${x} ${-28 + row * 15}) rotate(${x * 0.9})"`,
      );
    }),
  );

export const buttercup = (): string =>
  repeat(5, (i) =>
    path('M0-2C-30-10-32-46 0-48 32-46 30-10 0-2z', i % 2 ? '#f2b823' : '#ffcf4a', `transform="rotate(${i * 72})"`),
  ) +
  circle(0, 0, 14, '#c98f12') +
  repeat(8, (i) => circle(0, -17, 3.4, '#ffe79a', `transform="rotate(${i * 45})"`));

const GREEN = '#4f8a52';
const blade = (transform: string): string =>
  path('M0 0C-6-34 14-60 40-66 38-38 22-10 0 0z', '#5f9a5c', `transform="${transform}"`);

/** A flower on its stem; the stem's foot is the origin, the head is `height` above. */
export const stemmed = (head: string, height: number, bend = 10): string =>
  stroke(`M0 0C${bend} ${-height * 0.4} ${-bend} ${-height * 0.7} 0 ${-height}`, GREEN, 7) +
  blade(`translate(1 ${-height * 0.2}) scale(.9)`) +
  blade(`translate(0 ${-height * 0.34}) scale(-.8 .8)`) +
  group(head, `translate(0 ${-height})`);
