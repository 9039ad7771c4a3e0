import sharp, { type Sharp } from 'sharp';
import { type Illustration, renderIllustration } from '../lib/sheet.ts';

/** At 72 dots per inch, one SVG unit is one pixel. */
const BASE_DENSITY_DPI = 72;

/** The density renders the SVG at its final size, so nothing is upscaled. */
const rasterise = (illustration: Illustration, width: number): Sharp =>
  sharp(Buffer.from(renderIllustration(illustration)), {
    density: BASE_DENSITY_DPI * (width / illustration.box[2]),
  }).resize(width);

/** A PNG with a palette of at most `colours`. */
export const rasterisePng = (illustration: Illustration, width: number, colours: number): Promise<Uint8Array> =>
  rasterise(illustration, width).png({ palette: true, colours, effort: 10 }).toBuffer();

/** @param quality from 1 to 100 */
export const rasteriseAvif = (illustration: Illustration, width: number, quality: number): Promise<Uint8Array> =>
  rasterise(illustration, width).avif({ quality, effort: 9 }).toBuffer();
