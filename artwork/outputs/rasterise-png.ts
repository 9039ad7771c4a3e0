import sharp from 'sharp';
import { type Illustration, renderIllustration } from '../lib/sheet.ts';

/** At 72 dots per inch, one SVG unit is one pixel. */
const BASE_DENSITY_DPI = 72;

/** A PNG with a palette of at most `colours`. The density renders the SVG at its final size, so nothing is upscaled. */
export const rasterisePng = (illustration: Illustration, width: number, colours: number): Promise<Uint8Array> =>
  sharp(Buffer.from(renderIllustration(illustration)), { density: BASE_DENSITY_DPI * (width / illustration.box[2]) })
    .resize(width)
    .png({ palette: true, colours, effort: 10 })
    .toBuffer();
