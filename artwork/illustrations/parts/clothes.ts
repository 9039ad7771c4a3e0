import { R, S } from '../../lib/svg.ts';

/** Patterns for a jumper. They are drawn wider than the wearer and cut by the coat's outline. */
export const stripes = (colour: string, width = 8, gap = 22): string =>
  S('M0-120V10', colour, 100, `stroke-linecap="butt" stroke-dasharray="${width} ${gap - width}"`);

export const dots = (colour: string): string =>
  S('M-30-102H50M-20-84H50M-30-66H50M-20-48H50', colour, 7.2, 'stroke-dasharray="0 20"');

export const zip = (colour: string): string => S('M0-116V-40', colour, 3, 'stroke-dasharray="1 6"');

export const chestBand = (colour: string, edge?: string): string =>
  R(-50, -96, 100, 20, colour) + (edge ? R(-50, -76, 100, 5, edge) : '');
