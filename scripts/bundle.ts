import { spawnSync } from 'node:child_process';
import { Failure, runCommand } from './command.ts';

/** The folder of the bundled Worker. */
export const FOLDER = '.wrangler/bundle';

const ENVIRONMENT = {
  // Otherwise a test runner's value would select React's development build.
  NODE_ENV: 'production',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
};

/**
 * Builds a Worker as `wrangler deploy` does, without deploying it. The site is built with the browser's files. Returns
 * `folder`.
 */
export const bundle = (config = 'wrangler.toml', folder = FOLDER): string => {
  const args = ['deploy', '--env=', '--dry-run', '--config', config, '--outdir', folder];
  const env = { ...process.env, ...ENVIRONMENT };
  const { status, stdout, stderr } = spawnSync('wrangler', args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Failure(`The Worker of ${config} could not be built:\n${stdout}${stderr}`);
  return folder;
};

/** The folder that holds the bundled Worker, worker.js. `npm run check` names one that is up to date. */
export const bundleWorker = (): string => process.env.WORKER_BUNDLE || bundle();

if (import.meta.main) await runCommand(async () => void bundle());
