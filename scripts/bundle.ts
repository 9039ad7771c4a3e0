import { spawnSync } from 'node:child_process';
import { Failure, runCommand } from './command.ts';

/** Where the bundled Worker is. */
export const FOLDER = '.wrangler/bundle';

const ENVIRONMENT = {
  // Otherwise a test runner's value would select React's development build.
  NODE_ENV: 'production',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
};

/** Builds the browser's files, and bundles the Worker as `wrangler deploy` does, without deploying it. */
const bundle = (): string => {
  const { status, stdout, stderr } = spawnSync('wrangler', ['deploy', '--env=', '--dry-run', '--outdir', FOLDER], {
    env: { ...process.env, ...ENVIRONMENT },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Failure(`The Worker could not be built:\n${stdout}${stderr}`);
  return FOLDER;
};

/** The folder that holds the bundled Worker, worker.js. `npm run check` names one that is up to date. */
export const bundleWorker = (): string => process.env.WORKER_BUNDLE || bundle();

if (import.meta.main) await runCommand(async () => void bundle());
