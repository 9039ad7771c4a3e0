import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { machinePath, ROOT, run } from './process.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/**
 * Installs the dependencies of package-lock.json unless they are installed already.
 * @param {AbortSignal} signal
 */
export async function installDependencies(signal) {
  if (await isInstalled()) return;
  console.log('Installing the dependencies …');
  // --include=dev overrides NODE_ENV=production. The machine's own Node runs npm: the one in node_modules would be
  // removed while it runs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const exitCode = await run('npm', args, {
    env: { PATH: machinePath() },
    onLine: (line, stream) => stream === 'stderr' && console.error(line),
    signal,
  });
  if (exitCode !== 0) throw new Failure(`npm ci failed with exit code ${exitCode}.`, exitCode);
}

/**
 * npm writes node_modules/.package-lock.json at the end of an installation. Comparing it with the lock file also works
 * after a manual `npm ci` and does not depend on file times, which git changes.
 */
async function isInstalled() {
  const locked = await readPackages(join(ROOT, 'package-lock.json'));
  const installed = await readPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  // The `node` package downloads its binary in an install script, and a user may have disabled install scripts.
  if (!existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) return false;
  return (
    Object.entries(installed).every(([path, entry]) => isSame(entry, locked[path])) &&
    // npm skips optional packages for other platforms.
    Object.entries(locked).every(([path, entry]) => path === '' || entry.optional || installed[path] !== undefined)
  );
}

/**
 * @param {LockedPackage} a
 * @param {LockedPackage | undefined} b
 */
function isSame(a, b) {
  return a.version === b?.version && a.integrity === b?.integrity;
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, LockedPackage>>}
 */
async function readPackages(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(await readFile(file, 'utf8')).packages ?? {};
}
