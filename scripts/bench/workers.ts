import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unstable_readConfig as readConfig } from 'wrangler';
import type { WorkerSpec } from './workerd.ts';

/** Bundles a Worker as `wrangler deploy` does, without deploying it. Resolves to the source of its module. */
export const bundle = async (config: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' };
  await promisify(execFile)('wrangler', ['deploy', '--dry-run', '--config', config, '--outdir', folder], { env });
  const source = await readFile(join(folder, 'worker.js'), 'utf8');
  await rm(folder, { recursive: true });
  return source;
};

const { vars: deployedVars } = readConfig({ config: 'wrangler.toml' });

/** The site with the variables of wrangler.toml and others in their place. It has no KV and no rate limiter. */
export const siteSpec = (source: string, vars: Readonly<Record<string, string>>): WorkerSpec => ({
  source,
  vars: { ...Object.fromEntries(Object.entries(deployedVars).map(([name, value]) => [name, String(value)])), ...vars },
  json: { VERSION: { id: 'measured' } },
});

/** The sandbox provider with its fault injection. */
export const providerSpec = async (): Promise<WorkerSpec> => ({
  source: await bundle('sandbox/wrangler.toml'),
  vars: { FAULTS: 'on' },
});

/** The Worker of what the site is compared with. `pages` are its constants. */
export const baselineSpec = async (pages: Readonly<Record<string, unknown>>): Promise<WorkerSpec> => ({
  source: await bundle('scripts/bench/workers/wrangler.toml'),
  json: { PAGES: pages },
});

export const emptySpec: WorkerSpec = {
  source: "export default { fetch: () => new Response('') };",
};
