import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, reportFailure } from '../failure.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';
import { gzipBytes } from './build.mjs';
import { startEnvironment } from './environment.mjs';
import { measureMemory } from './memory.mjs';
import { checkLimits, formatTable } from './report.mjs';
import { createComparisons, runRounds } from './rounds.mjs';
import { measureStartUp } from './start-up.mjs';

/** Enough requests for V8 to optimise the hot code. */
const WARM_UP = { cachedRequests: 3_000, renderedRequests: 1_200, maxSeconds: 6 };

const FULL = {
  rounds: {
    rounds: 5,
    measured: { cachedRequests: 8_000, renderedRequests: 1_200, maxSeconds: 2 },
    warmUp: WARM_UP,
  },
  memoryCheckpoints: [1_000, 50_000, 100_000],
  startUpRounds: 15,
};
const QUICK = {
  rounds: { rounds: 3, measured: { cachedRequests: 2_000, renderedRequests: 300, maxSeconds: 1 }, warmUp: WARM_UP },
  memoryCheckpoints: [1_000, 10_000, 20_000],
  startUpRounds: 9,
};

const stopSignal = listenForStop();
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const ending = new AbortController();
const signal = AbortSignal.any([stopSignal, ending.signal]);
try {
  if (process.platform !== 'linux') throw new Failure('The benchmark reads CPU time from /proc and needs Linux.');
  const { values } = parseArgs({ options: { quick: { type: 'boolean' }, strict: { type: 'boolean' } } });
  const plan = values.quick ? QUICK : FULL;

  console.error('Building …');
  const environment = await startEnvironment(folder, signal);
  const results = await runRounds(createComparisons(environment), plan.rounds, signal);
  console.error('Measuring memory …');
  const memory = await measureMemory(environment, plan.memoryCheckpoints, signal);
  console.error('Measuring start-up …');
  const startUp = await measureStartUp(environment, plan.startUpRounds, signal);
  const moduleGzipBytes = await gzipBytes(environment.moduleFile);

  const findings = { results, memory, startUp, moduleGzipBytes, rounds: plan.rounds.rounds };
  console.log(`${formatTable(findings)}\n`);
  const checks = checkLimits(findings);
  const { site, coldSite } = environment;
  for (const line of new Set([...site.errorLines, ...coldSite.errorLines])) console.error(`[site] ${line}`);
  for (const { limit, passed, actual } of checks) console.log(`${passed ? 'pass' : 'FAIL'}  ${limit} (${actual})`);
  if (values.strict && checks.some(({ passed }) => !passed)) process.exitCode = 1;
} catch (error) {
  process.exitCode = stopSignal.aborted ? exitCodeOf(stopSignal) : reportFailure(error);
} finally {
  ending.abort();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
