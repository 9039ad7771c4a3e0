import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { Failure } from '../command.ts';
import { run } from './run.ts';

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
