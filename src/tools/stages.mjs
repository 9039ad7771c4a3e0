import { Failure } from './failure.mjs';
import { run } from './process.mjs';

/** @typedef {{ name: string, script: string, args?: string[] }} Stage */

/** A file for the test runner's JSON report, wanted by `.ci/run`. */
const report = process.env.TEST_REPORT;

// The build comes before the types, since the Worker imports the manifest that it writes.
/** @type {readonly Stage[]} */
const STAGES = [
  { name: 'Format and lint', script: 'lint' },
  { name: 'Build', script: 'build' },
  { name: 'Types', script: 'types' },
  {
    name: 'Unit and Worker tests',
    script: 'test:worker',
    args: report ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [],
  },
];

/** @param {number} since */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs every stage in order; the first that fails ends it.
 * @param {AbortSignal} stop
 */
export async function runStages(stop) {
  for (const { name, script, args = [] } of STAGES) {
    const start = performance.now();
    console.log(`\n▶ ${name}`);
    const exitCode = await run('npm', ['run', '--silent', script, ...args], { signal: stop });
    if (exitCode !== 0) throw new Failure(`✗ ${name} failed after ${secondsSince(start)}`, exitCode);
    console.log(`✓ ${name}: ${secondsSince(start)}`);
  }
}
