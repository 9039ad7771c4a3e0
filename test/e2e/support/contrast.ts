import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** The relative luminance of WCAG 2.2, of a colour with channels from 0 to 255. */
const luminance = (color: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of WCAG 2.2 between two luminances, from 1 to 21. */
const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast ratio between two colours with channels from 0 to 255. */
export const contrastBetween = (one: readonly number[], other: readonly number[]): number =>
  ratio(luminance(one), luminance(other));

/**
 * The contrast in a picture of an element between its background, which is its most frequent colour, and the colour
 * that differs most from it, in the middle of a stroke. `inset` leaves out the edge, in CSS pixels.
 */
export const contrastOf = async (element: Locator, inset = 0): Promise<number> => {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  const clip = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const picture = await element.page().screenshot({ clip, animations: 'disabled' });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const color = data.subarray(pixel, pixel + 3).join();
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [ground = 0, ...others] = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([color]) => luminance(color.split(',').map(Number)));
  return Math.max(1, ...others.map((other) => ratio(ground, other)));
};
