import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { machinePath, ROOT, run } from './process.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/**
 * Installs what package-lock.json says, unless that is there already.
 * @param {AbortSignal} signal
 */
export async function installDependencies(signal) {
  if (await isInstalled()) return;
  console.log('Installing the dependencies …');
  // The development tools are wanted whatever NODE_ENV says. The machine's own Node does the installing: one that
  // comes from node_modules would be removed while it runs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const exitCode = await run('npm', args, {
    env: { PATH: machinePath() },
    onLine: (line, stream) => stream === 'stderr' && console.error(line),
    signal,
  });
  if (exitCode !== 0) throw new Failure(`npm ci failed with exit code ${exitCode}.`, exitCode);
}

/**
 * npm writes down what it installed, at the very end of an installation. Comparing that list with the lock file needs
 * no mark of our own, holds for an `npm ci` by hand too, and does not mind the times that git gives to files.
 */
async function isInstalled() {
  const locked = await readPackages(join(ROOT, 'package-lock.json'));
  const installed = await readPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  // The Node package fetches its program in an install script, which a user may have switched off.
  if (!existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) return false;
  return (
    Object.entries(installed).every(([path, entry]) => isSame(entry, locked[path])) &&
    // An optional package is left out on a machine that it is not made for.
    Object.entries(locked).every(([path, entry]) => path === '' || entry.optional || installed[path] !== undefined)
  );
}

/**
 * @param {LockedPackage} one
 * @param {LockedPackage | undefined} other
 */
function isSame(one, other) {
  return one.version === other?.version && one.integrity === other?.integrity;
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, LockedPackage>>}
 */
async function readPackages(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(await readFile(file, 'utf8')).packages ?? {};
}
