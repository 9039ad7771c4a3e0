import sharp from 'sharp';
import type { Facts } from './page.ts';

type Box = Pick<Facts, 'x' | 'y' | 'width' | 'height'>;

/** The brightness of every pixel of a part of a screenshot, row by row, from 0 to 255. */
const brightness = async (screenshot: Uint8Array, { x, y, width, height }: Box): Promise<Uint8Array> => {
  const part = { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) };
  const data = await sharp(screenshot).extract(part).greyscale().raw().toBuffer();
  return new Uint8Array(data);
};

/** Far above what the edges of letters and shapes blend to. */
const LEAST_CONTRAST = 30;

/** How often light and dark change along a line of pixels; 0 when they hardly differ. */
export const countChanges = async (screenshot: Uint8Array, line: Box): Promise<number> => {
  const pixels = await brightness(screenshot, line);
  const darkest = Math.min(...pixels);
  const lightest = Math.max(...pixels);
  if (lightest - darkest < LEAST_CONTRAST) return 0;
  const isDark = [...pixels].map((pixel) => pixel < (darkest + lightest) / 2);
  return isDark.filter((dark, index) => index > 0 && dark !== isDark[index - 1]).length;
};
