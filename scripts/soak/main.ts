import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleWorker } from '../bundle.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';
import { runSoak } from './run.ts';
import { startSite } from './site.ts';
import { allViolations, formatLog, formatSummary } from './summary.ts';

const CONCURRENCY = 16;

const readNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new Failure(`--${name} ${text}: a number above 0 is needed.`);
  return value;
};

const stop = listenForStop();
const ending = new AbortController();
const folder = await mkdtemp(join(tmpdir(), 'soak-'));
try {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      rate: { type: 'string', default: '50' },
      log: { type: 'string' },
    },
  });
  const seed = readNumber('seed', values.seed);
  const options = {
    seed,
    durationMs: readNumber('minutes', values.minutes) * 60_000,
    requestsPerSecond: readNumber('rate', values.rate),
    concurrency: CONCURRENCY,
    stop,
  };
  // `npm test` has bundled the Worker already.
  const { WORKER_BUNDLE: prebuilt } = process.env;
  if (!prebuilt) await bundleWorker(folder, stop);
  const site = await startSite(prebuilt || folder, folder, ending.signal);
  const result = await runSoak({ ...options, site });
  console.log(formatSummary(result, seed));
  if (values.log) await writeFile(values.log, formatLog(result));
  if (allViolations(result).length > 0) process.exitCode = 1;
  else if (stop.aborted) process.exitCode = exitCodeOf(stop);
} catch (error) {
  process.exitCode = stop.aborted ? exitCodeOf(stop) : reportFailure(error);
} finally {
  ending.abort();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
