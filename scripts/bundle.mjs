import { Failure } from './failure.mjs';
import { run } from './process.mjs';

const WRANGLER_ENV = {
  // Otherwise a test runner's value would select React's development build.
  NODE_ENV: 'production',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
};

/**
 * Builds the browser's files, and bundles the Worker into a folder as `wrangler deploy` does, without deploying it.
 * @param {string} folder
 * @param {AbortSignal} [signal] stops it
 */
export async function bundleWorker(folder, signal) {
  /** @type {string[]} */
  const output = [];
  const exitCode = await run('wrangler', ['deploy', '--dry-run', '--outdir', folder], {
    env: WRANGLER_ENV,
    onLine: (line) => output.push(line),
    ...(signal && { signal }),
  });
  if (exitCode !== 0) throw new Failure(['The Worker could not be built:', ...output].join('\n'), exitCode);
}
