import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { Failure } from '../command.ts';
import { reasonOf } from '../reason-of.ts';

/** The part of vite.config.ts's output that names the commit. */
const ENTRIES = 'public/build/entries.json';

const entriesSchema = z.object({ commit: z.string() });

const readBuiltCommit = (): string => {
  try {
    return entriesSchema.parse(JSON.parse(readFileSync(ENTRIES, 'utf8'))).commit;
  } catch (error) {
    throw new Failure(`${ENTRIES} does not say what is built: ${reasonOf(error)}. Run npm run bundle.`);
  }
};

/** Refuses a build of another commit. */
export const requireBuilt = (commit: string): void => {
  const built = readBuiltCommit();
  if (built !== commit) throw new Failure(`What is built is ${built}, not ${commit}. Run npm run bundle.`);
};
