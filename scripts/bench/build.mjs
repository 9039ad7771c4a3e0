import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { unstable_readConfig as readConfig } from 'wrangler';
import { Failure } from '../failure.mjs';
import { ROOT, run } from '../process.mjs';

const WRANGLER_ENV = { WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false' };

/**
 * Bundles a Worker as `wrangler deploy` does, without deploying it.
 * @param {string} config
 * @param {string} moduleName
 * @param {string} folder
 * @param {AbortSignal} signal
 * @returns {Promise<string>} path of the bundled module
 */
async function bundle(config, moduleName, folder, signal) {
  /** @type {string[]} */
  const output = [];
  const exitCode = await run('wrangler', ['deploy', '--dry-run', '--config', config, '--outdir', folder], {
    env: WRANGLER_ENV,
    onLine: (line) => output.push(line),
    signal,
  });
  if (exitCode !== 0) throw new Failure(`${config} could not be built:\n${output.join('\n')}`, exitCode);
  return join(folder, moduleName);
}

/** Reads the deployed site's variables and compatibility date from wrangler.toml. */
export function readSettings() {
  const { vars, compatibility_date, version_metadata } = readConfig({ config: join(ROOT, 'wrangler.toml') });
  return {
    vars: Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)])),
    compatibilityDate: compatibility_date ?? '',
    versionBinding: version_metadata?.binding ?? 'VERSION',
  };
}

/**
 * Bundles the site, the sandbox provider, and the Worker that only streams the site's pages with React.
 * @param {string} folder
 * @param {AbortSignal} signal
 */
export async function buildWorkers(folder, signal) {
  // The site comes first: its build writes the asset manifest that react-stream imports too.
  const site = await bundle('wrangler.toml', 'worker.js', join(folder, 'build-site'), signal);
  const reactConfig = join(folder, 'react.json');
  await writeFile(
    reactConfig,
    JSON.stringify({
      name: 'react-stream',
      main: fileURLToPath(new URL('workers/react-stream.tsx', import.meta.url)),
      compatibility_date: readSettings().compatibilityDate,
      minify: true,
      keep_names: false,
    }),
  );
  const react = await bundle(reactConfig, 'react-stream.js', join(folder, 'build-react'), signal);
  const provider = await bundle('sandbox/wrangler.toml', 'worker.js', join(folder, 'build-provider'), signal);
  return { site, react, provider };
}

/** @param {string} file */
export async function gzipBytes(file) {
  return gzipSync(await readFile(file)).byteLength;
}
