import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { Failure } from './failure.mjs';
import { run } from './process.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} script
 * @property {string[]} [args]
 * @property {(stop: AbortSignal) => Promise<void>} [prepare]
 */

/** A folder for the test runner's JSON reports, wanted by `.ci/run`. */
const reports = process.env.TEST_REPORTS;

/** @param {string} name of the report */
const reporting = (name) =>
  reports ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`] : [];

// The build comes before the types, since the Worker imports the manifest that it writes.
/** @type {readonly Stage[]} */
const STAGES = [
  { name: 'Format and lint', script: 'lint' },
  { name: 'Build', script: 'build' },
  { name: 'Types', script: 'types' },
  { name: 'Unit and Worker tests', script: 'test:worker', args: reporting('worker') },
  { name: 'Browser tests', script: 'test:browser', args: reporting('browser'), prepare: installBrowser },
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
  for (const { name, script, args = [], prepare } of STAGES) {
    const start = performance.now();
    console.log(`\n▶ ${name}`);
    await prepare?.(stop);
    const exitCode = await run('npm', ['run', '--silent', script, ...args], { signal: stop });
    if (exitCode !== 0) throw new Failure(`✗ ${name} failed after ${secondsSince(start)}`, exitCode);
    console.log(`✓ ${name}: ${secondsSince(start)}`);
  }
}
