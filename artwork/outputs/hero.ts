import { heroSquare } from '../illustrations/hero-square.ts';
import type { Box } from '../lib/sheet.ts';
import { rasteriseAvif } from './rasterise.ts';
import { writeOutput } from './write-output.ts';

type Rendition = { readonly file: string; readonly width: number; readonly quality: number; readonly box?: Box };

/** What a screen of up to 480 px shows of the scene, 250 px high and at 82 % of its width (client/styles/hero.css). */
const PHONE_BOX: Box = [431, 0, 1075, 560];

const RENDITIONS: readonly Rendition[] = [
  { file: 'torget-smal-840', width: 840, quality: 42, box: PHONE_BOX },
  { file: 'torget-smal-1280', width: 1280, quality: 45, box: PHONE_BOX },
  { file: 'torget-1600', width: 1600, quality: 50 },
  { file: 'torget-2880', width: 2880, quality: 45 },
];

/**
 * Writes the scene of the landing page's hero. As an SVG image its 500 shapes would be a document that the browser's
 * main thread has to lay out before the first screen is complete. An AVIF decodes beside it.
 */
export const drawHero = async (): Promise<void> => {
  for (const { file, width, quality, box = heroSquare.box } of RENDITIONS) {
    const avif = await rasteriseAvif({ ...heroSquare, box }, width, quality);
    await writeOutput(`public/illustrations/${file}.avif`, avif);
  }
};
