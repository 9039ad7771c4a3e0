import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { FOLDER as BUNDLE } from '../bundle.ts';
import { Failure, run } from '../command.ts';

const deployedSchema = z.object({
  type: z.literal('deploy'),
  version_id: z.string(),
  /** The Worker's addresses. */
  targets: z.array(z.string()).default([]),
});

type Deployed = z.infer<typeof deployedSchema>;

/** Wrangler's machine-readable output has one JSON object a line. */
const readDeployed = (output: string): Deployed | undefined =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => deployedSchema.safeParse(JSON.parse(line)).data)
    .findLast((entry) => entry !== undefined);

/** Runs `wrangler deploy`. Resolves to what has been deployed; null after a dry run. */
export const deployWorker = (args: readonly string[], isDryRun: boolean): Deployed | null => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const file = join(folder, 'output.ndjson');
    run('wrangler', ['deploy', ...args, ...(isDryRun ? ['--dry-run'] : [])], { WRANGLER_OUTPUT_FILE_PATH: file });
    if (isDryRun) return null;
    const deployed = readDeployed(readFileSync(file, 'utf8'));
    if (!deployed) throw new Failure('Wrangler did not say what it has deployed.');
    return deployed;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const upload = (folder: string, urlPrefix: string, release: string): void =>
  run('sentry-cli', ['sourcemaps', 'upload', `--release=${release}`, `--url-prefix=${urlPrefix}`, folder]);

/**
 * Uploads the source maps of the browser's files and of the Worker. Sentry's CLI reads SENTRY_AUTH_TOKEN, SENTRY_ORG,
 * SENTRY_PROJECT and SENTRY_URL. Sentry finds a map by release and path: Wrangler builds the files anew and would drop
 * injected debug ids.
 */
export const uploadSourceMaps = (release: string): void => {
  upload('public/build/assets', '~/build/assets', release);
  // src/reporting/sentry.ts reports the Worker's file without its folder.
  upload(BUNDLE, '~/', release);
};
