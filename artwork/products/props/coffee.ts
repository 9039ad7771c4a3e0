import { ellipse, group, path, stroke } from '../../lib/svg.ts';

/** A roasted coffee bean, about 68 long. */
export const bean = (): string =>
  ellipse(0, 0, 34, 23, '#4a2616') +
  ellipse(0, -2, 33, 21, '#6f3f26') +
  stroke('M-31-4C-14-16 10 10 31-2', '#3a1b0e', 6, 'stroke-linecap="round"') +
  ellipse(-8, -13, 12, 5, '#fff', 'opacity=".22"');

/** A heap of beans about 360 wide, its foot at the origin. */
export const heap = (): string => {
  const beans: readonly (readonly [number, number, number])[] = [
    [-110, -40, 30],
    [-52, -66, -24],
    [12, -74, 40],
    [76, -62, -40],
    [128, -34, 20],
    [-140, -6, -30],
    [-80, -18, 60],
    [-20, -34, 10],
    [44, -28, -60],
    [100, -8, 36],
    [152, -2, -16],
    [-44, 8, -40],
    [18, 10, 24],
    [68, 16, -20],
    [-104, 14, 14],
  ];
  return (
    path('M-160 20C-130-60-60-90 10-90S140-60 176 20z', '#3a1b0e') +
    beans.map(([x, y, turn]) => group(bean(), `translate(${x} ${y}) rotate(${turn})`)).join('')
  );
};

/** A measuring spoon of wood, its bowl at the origin and its handle to the right. */
export const scoop = (): string =>
  path('M40-10C90-8 200-16 262-18a18 18 0 0 1 0 36C200 16 90 12 40 10z', '#b87f45') +
  path('M44-8C90-6 200-14 262-16v8C200-6 90 0 44-2z', '#fff', 'opacity=".3"') +
  path('M-70-8C-70 40-40 62 0 62S66 40 66-8z', '#c98f52') +
  ellipse(-2, -8, 68, 22, '#dba867') +
  ellipse(-2, -7, 58, 17, '#5f3a1c');
