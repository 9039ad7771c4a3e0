import { installBrowser } from './browser.mjs';
import { Failure, reportFailure } from './failure.mjs';
import { installDependencies } from './install.mjs';
import { run } from './process.mjs';
import { exitCodeOf, listenForStop } from './stop-signal.mjs';

/** @typedef {import('./browser.mjs').Engine} Engine */

const ENGINES = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
/** `npm test` runs the tests in Chromium. */
const DEFAULT_ENGINES = /** @type {const} */ (['firefox', 'webkit']);

/**
 * @param {string} argument
 * @returns {argument is Engine}
 */
const isEngine = (argument) => ENGINES.some((engine) => engine === argument);

// npm run test:browsers [engine ...] [-- options of Vitest]
const signal = listenForStop();
try {
  const args = process.argv.slice(2);
  const named = args.filter(isEngine);
  const engines = named.length > 0 ? named : DEFAULT_ENGINES;
  await installDependencies(signal);
  for (const engine of engines) await installBrowser(engine, signal);
  const projects = engines.flatMap((engine) => ['--project', engine]);
  const options = args.filter((argument) => !isEngine(argument));
  const exitCode = await run('vitest', ['run', ...projects, ...options], { signal });
  if (exitCode !== 0) throw new Failure('The tests failed.', exitCode);
} catch (error) {
  process.exit(signal.aborted ? exitCodeOf(signal) : reportFailure(error));
}
