import { Failure, reportFailure } from './failure.mjs';
import { installDependencies } from './install.mjs';
import { run } from './process.mjs';
import { exitCodeOf, listenForStop } from './stop-signal.mjs';

/** @typedef {{ name: string, script: string, args?: string[] }} Stage */

const report = process.env.TEST_REPORT;

/** @type {readonly Stage[]} */
const STAGES = [
  { name: 'Format and lint', script: 'lint' },
  { name: 'Types', script: 'types' },
  { name: 'Build', script: 'build' },
  {
    name: 'Unit and Worker tests',
    script: 'test:worker',
    args: report ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [],
  },
];

/** @param {number} since */
function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

const stop = listenForStop();
try {
  const start = performance.now();
  await installDependencies(stop);
  for (const { name, script, args = [] } of STAGES) {
    const stageStart = performance.now();
    console.log(`\n▶ ${name}`);
    const exitCode = await run('npm', ['run', '--silent', script, ...args], { signal: stop });
    if (exitCode !== 0) throw new Failure(`✗ ${name} failed after ${secondsSince(stageStart)}`, exitCode);
    console.log(`✓ ${name}: ${secondsSince(stageStart)}`);
  }
  console.log(`\nEverything passed in ${secondsSince(start)}.`);
} catch (error) {
  process.exit(stop.aborted ? exitCodeOf(stop) : reportFailure(error));
}
