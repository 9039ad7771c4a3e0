import type { Position } from './scroll-positions.ts';

export const findPosition = (positions: readonly Position[], key: string): number | undefined =>
  positions.find(([other]) => other === key)?.[1];
