import sharp from 'sharp';
import { closingShelf } from '../products/closing-shelf.ts';
import { writeOutput } from './write-output.ts';

/** The labels of the wide image are legible. The narrow one is for phones. */
const RENDITIONS = [
  { width: 1600, fine: true },
  { width: 800, fine: false },
];

/** Rasterises above the final width, so that `resize` only ever scales down. */
const DENSITY_DPI = 144;

/** Writes the shelf of packages that closes the landing page, on a transparent background. */
export const drawShelf = async (): Promise<void> => {
  for (const { width, fine } of RENDITIONS) {
    const avif = await sharp(Buffer.from(closingShelf(fine)), { density: DENSITY_DPI })
      .resize(width)
      .avif({ quality: 52, effort: 4 })
      .toBuffer();
    await writeOutput(`public/illustrations/hylla-${width}.avif`, avif);
  }
};
