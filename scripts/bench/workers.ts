import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import type { WorkerSpec } from './workerd.ts';

/** Bundles a Worker as `wrangler deploy` does, without deploying it. Returns the source of its module. */
export const bundle = (config: string): string => {
  const folder = resolve('.wrangler/measured', config);
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' };
  execFileSync('wrangler', ['deploy', '--dry-run', '--config', config, '--outdir', folder], { env, stdio: 'pipe' });
  return readFileSync(join(folder, 'worker.js'), 'utf8');
};

const { vars: deployedVars } = readConfig({ config: 'wrangler.toml' });

/** The site with the variables of wrangler.toml and others in their place. It has no KV and no rate limiter. */
export const siteSpec = (source: string, vars: Readonly<Record<string, string>>): WorkerSpec => ({
  source,
  vars: { ...Object.fromEntries(Object.entries(deployedVars).map(([name, value]) => [name, String(value)])), ...vars },
  json: { VERSION: { id: 'measured' } },
});

/** The sandbox provider with its fault injection. */
export const providerSpec = (): WorkerSpec => ({ source: bundle('sandbox/wrangler.toml'), vars: { FAULTS: 'on' } });
