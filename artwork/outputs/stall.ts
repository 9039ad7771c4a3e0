import { stallPackages, stallPeople } from '../illustrations/stall-cells.ts';
import { stallLanterns } from '../illustrations/stall-lanterns.ts';
import { rasteriseAvif } from './rasterise.ts';
import { writeOutput } from './write-output.ts';

/** Pixels per unit: the style sheet shows a unit as at most 1 px, and screens have up to two pixels to it. */
const SCALE = 2;
const QUALITY = 50;

/** Writes the people, the packages and the lanterns of the calculator's stall, on transparent backgrounds. */
export const drawStall = async (): Promise<void> => {
  for (const illustration of [stallPeople, stallPackages, stallLanterns]) {
    const avif = await rasteriseAvif(illustration, illustration.box[2] * SCALE, QUALITY);
    await writeOutput(`public/illustrations/${illustration.name}.avif`, avif);
  }
};
