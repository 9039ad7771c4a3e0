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
  ({ signal, onLine, bundle }) => {
    const env = { WORKER_BUNDLE: bundle, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
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
    // A low rate, because the Worker tests need the processor too.
    { name: 'Soak test of one minute', run: npmRun('soak', ['--minutes', '1', '--rate', '15']) },
  ],
  // On their own: they occupy two cores, and some Worker tests measure time.
  [{ name: 'Browser tests', run: npmRun('test:browser', reporting('browser')) }],
  // Firefox and WebKit take longer and have to be installed: `npm run test:browsers`.
  [{ name: 'Whole site in Chromium', run: npmRun('test:browsers', ['chromium', ...reporting('chromium')]) }],
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
 */
async function runGroup(stages, bundle, signal) {
  const sections = createSections();
  const failure = new AbortController();
  const context = { bundle, signal: AbortSignal.any([signal, failure.signal]) };
  await Promise.all(
    stages.map((stage) =>
      runStage(stage, sections.add(), context).catch((/** @type {unknown} */ error) => failure.abort(error)),
    ),
  );
  context.signal.throwIfAborted();
}

/** @param {AbortSignal} signal */
export async function runStages(signal) {
  await installBrowser('chromium', signal);
  const bundle = await mkdtemp(join(tmpdir(), 'worker-bundle-'));
  try {
    for (const stages of GROUPS) await runGroup(stages, bundle, signal);
  } finally {
    await rm(bundle, { recursive: true, force: true });
  }
}
