// @ts-check
// Installs the dependencies of package-lock.json unless they are installed. Runs before all else, in the machine's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BIN = join('node_modules', '.bin');

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
const readPackages = (/** @type {string} */ file) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};

/** npm writes node_modules/.package-lock.json at the end of an installation. It leaves out packages for other platforms. */
const isInstalled = () => {
  // The `node` package downloads its binary in an install script, and a user may have disabled install scripts.
  if (!existsSync(join(BIN, 'node'))) return false;
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    return path === '' || (found ? found.version === version && found.integrity === integrity : optional);
  });
};

if (!isInstalled()) {
  console.log('Installing the dependencies …');
  // --include=dev overrides NODE_ENV=production. The machine's own Node runs npm, because npm removes the one in
  // node_modules.
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.endsWith(BIN));
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { status, error } = spawnSync('npm', args, {
    env: { ...process.env, PATH: path?.join(delimiter) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) console.error(`npm ci failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
  process.exit(status ?? 1);
}
