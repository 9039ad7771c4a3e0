import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, reportFailure } from '../failure.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';
import { gzipBytes } from './build.mjs';
import { measureMemory } from './memory.mjs';
import { formatTable, judge } from './report.mjs';
import { createComparisons, runRounds } from './rounds.mjs';
import { setStage } from './stage.mjs';
import { measureStartUp } from './start-up.mjs';

/** As long as V8 takes to have compiled what is used again and again. */
const WARM_UP = { kept: 3_000, rendered: 1_200, maxSeconds: 6 };

const FULL = {
  rounds: { rounds: 5, slot: { kept: 8_000, rendered: 1_200, maxSeconds: 2 }, warmUp: WARM_UP },
  memory: [1_000, 50_000, 100_000],
  starts: 10,
};
const QUICK = {
  rounds: { rounds: 3, slot: { kept: 2_000, rendered: 300, maxSeconds: 1 }, warmUp: WARM_UP },
  memory: [1_000, 10_000, 20_000],
  starts: 5,
};

const stop = listenForStop();
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const ending = new AbortController();
const signal = AbortSignal.any([stop, ending.signal]);
try {
  if (process.platform !== 'linux') throw new Failure('The bench reads processor time from /proc: it needs Linux.');
  const { values } = parseArgs({ options: { quick: { type: 'boolean' }, strict: { type: 'boolean' } } });
  const plan = values.quick ? QUICK : FULL;

  console.error('Building …');
  const stage = await setStage(folder, signal);
  const results = await runRounds(createComparisons(stage), plan.rounds, signal);
  console.error('Memory …');
  const memory = await measureMemory(stage, plan.memory, signal);
  console.error('Starts …');
  const startUp = await measureStartUp(stage, plan.starts, signal);
  const moduleBytes = await gzipBytes(stage.moduleFile);

  const findings = { results, memory, startUp, moduleBytes, rounds: plan.rounds.rounds };
  console.log(`${formatTable(findings)}\n`);
  const verdicts = judge(findings);
  for (const line of new Set([...stage.site.complaints, ...stage.coldSite.complaints])) console.error(`[site] ${line}`);
  for (const { limit, holds, found } of verdicts) console.log(`${holds ? 'pass' : 'FAIL'}  ${limit} (${found})`);
  if (values.strict && verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
} catch (error) {
  process.exitCode = stop.aborted ? exitCodeOf(stop) : reportFailure(error);
} finally {
  ending.abort();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
