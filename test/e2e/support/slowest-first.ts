import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take more than 15 seconds, slowest first. Update the list when the report of a complete run disagrees. */
const SLOWEST = ['states', 'visits', 'views', 'carousel', 'retry', 'translated', 'print', 'share'];

const rank = ({ moduleId }: TestSpecification): number => {
  const position = SLOWEST.indexOf(basename(moduleId, '.test.ts'));
  return position < 0 ? SLOWEST.length : position;
};

/**
 * Starts the slowest files first, so that no worker is left alone with a long file at the end. Vitest's own sequencer
 * needs the durations of an earlier run, which a fresh clone does not have.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}
