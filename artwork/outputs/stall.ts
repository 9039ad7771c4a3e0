import { stallPackages, stallPeople } from '../illustrations/stall-cells.ts';
import { stallLanterns } from '../illustrations/stall-lanterns.ts';
import { rasteriseAvif } from './rasterise.ts';
import { writeOutput } from './write-output.ts';

/** Pixels per unit, which the style sheet shows as 0.6 to 0.8 px. The shapes are flat and keep their edges. */
const SCALE = 1.5;
const QUALITY = 45;

/** Writes the people, the packages and the lanterns of the calculator's stall, on transparent backgrounds. */
export const drawStall = async (): Promise<void> => {
  for (const illustration of [stallPeople, stallPackages, stallLanterns]) {
    const avif = await rasteriseAvif(illustration, illustration.box[2] * SCALE, QUALITY);
    await writeOutput(`public/illustrations/${illustration.name}.avif`, avif);
  }
};
