import type { Thumbnail } from './product.ts';

/** The shapes of a thumbnail's box in the style sheets: on the landing page, and on cards. */
const BOXES = [
  { width: 1, height: 1 },
  { width: 31, height: 24 },
] as const;

/**
 * Whether every box may crop a thumbnail to its shape: at least two thirds of the picture must remain. Otherwise, or if
 * the size is unknown, the picture is shown whole.
 */
export const mayBeCut = ({ width, height }: Pick<Thumbnail, 'width' | 'height'>): boolean => {
  if (width === null || height === null) return false;
  return BOXES.every((box) => {
    // Both widths at the same height, in whole numbers.
    const [picture, shown] = [width * box.height, height * box.width];
    return 3 * Math.min(picture, shown) >= 2 * Math.max(picture, shown);
  });
};
