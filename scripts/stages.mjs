import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { bundleWorker } from './bundle.mjs';
import { Failure } from './failure.mjs';
import { run } from './process.mjs';
import { createSections } from './sections.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(context: StageContext) => Promise<number>} run resolves to an exit code
 */

/**
 * @typedef {object} StageContext
 * @property {AbortSignal} signal aborts the stage
 * @property {(line: string) => void} onLine receives the output
 * @property {string} bundle folder of the bundled Worker
 * @property {Record<string, string>} env
 */

/** `.ci/run` sets this to the folder for Vitest's JSON reports. */
const reports = process.env.TEST_REPORTS;

/** @param {string} name of the report */
const reporting = (name) =>
  reports ? ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`] : [];

/**
 * @param {string} script
 * @param {string[]} [args]
 * @returns {Stage['run']}
 */
const npmRun =
  (script, args = []) =>
  ({ signal, onLine, bundle, env: more }) => {
    const env = { ...more, WORKER_BUNDLE: bundle, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
    return run('npm', ['run', '--silent', script, '--', ...args], { signal, onLine, env });
  };

/**
 * The stages of a group run side by side. The Worker imports a manifest that the build writes, and the tests fetch the
 * built files, so both wait for the build.
 * @type {readonly (readonly Stage[])[]}
 */
const GROUPS = [
  [
    { name: 'Format and lint', run: npmRun('lint') },
    { name: 'Build', run: ({ signal, bundle }) => bundleWorker(bundle, signal).then(() => 0) },
  ],
  [
    { name: 'Types', run: npmRun('types') },
    { name: 'Browser support of the build', run: npmRun('compat') },
    { name: 'Unit and Worker tests', run: npmRun('test:worker', reporting('worker')) },
  ],
  // On their own: they occupy two cores, and some Worker tests measure time.
  [{ name: 'Browser tests', run: npmRun('test:browser', reporting('browser')) }],
];

/**
 * What takes long and seldom fails alone: each night, and on demand.
 * @type {readonly (readonly Stage[])[]}
 */
const NIGHTLY_GROUPS = [
  [{ name: 'Soak test of ten minutes', run: npmRun('soak') }],
  [
    {
      name: 'Whole site in every engine',
      run: npmRun('test:browsers', ['chromium', 'firefox', 'webkit', ...reporting('engines')]),
    },
  ],
];

/** @param {number} since */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * @param {Stage} stage
 * @param {import('./sections.mjs').Section} section
 * @param {Omit<StageContext, 'onLine'>} context
 */
async function runStage({ name, run }, section, context) {
  const start = performance.now();
  section.write(`\n▶ ${name}`);
  const exitCode = await run({ ...context, onLine: section.write });
  if (exitCode !== 0) {
    section.printNow();
    throw new Failure(`✗ ${name} failed after ${secondsSince(start)}`, exitCode);
  }
  section.write(`✓ ${name}: ${secondsSince(start)}`);
  section.end();
}

/**
 * Runs stages side by side. The first failure stops the others.
 * @param {readonly Stage[]} stages
 * @param {string} bundle
 * @param {AbortSignal} signal
 * @param {Record<string, string>} env
 */
async function runGroup(stages, bundle, signal, env) {
  const sections = createSections();
  const failure = new AbortController();
  const context = { bundle, env, signal: AbortSignal.any([signal, failure.signal]) };
  await Promise.all(
    stages.map((stage) =>
      runStage(stage, sections.add(), context).catch((/** @type {unknown} */ error) => failure.abort(error)),
    ),
  );
  context.signal.throwIfAborted();
}

/**
 * Runs the stages of `npm test`, and with `isNightly` those of `npm run test:all`.
 * @param {AbortSignal} signal
 * @param {{ isNightly?: boolean }} [options]
 */
export async function runStages(signal, { isNightly = false } = {}) {
  const groups = isNightly ? [...GROUPS, ...NIGHTLY_GROUPS] : GROUPS;
  await installBrowser('chromium', signal);
  const bundle = await mkdtemp(join(tmpdir(), 'worker-bundle-'));
  try {
    for (const stages of groups) await runGroup(stages, bundle, signal, { ALL_TESTS: isNightly ? '1' : '' });
  } finally {
    await rm(bundle, { recursive: true, force: true });
  }
}
