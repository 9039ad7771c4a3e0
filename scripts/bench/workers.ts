import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { bundle } from '../bundle.ts';
import type { WorkerSpec } from './workerd.ts';

/** The source of a Worker's only module. */
export const bundleSource = (config: string): string =>
  readFileSync(join(bundle(config, resolve('.wrangler/measured', config)), 'worker.js'), 'utf8');

const { vars: deployedVars } = readConfig({ config: 'wrangler.toml' });

/** The site with the variables of wrangler.toml and others in their place. It has no KV and no rate limiter. */
export const siteSpec = (source: string, vars: Readonly<Record<string, string>>): WorkerSpec => ({
  source,
  vars: { ...Object.fromEntries(Object.entries(deployedVars).map(([name, value]) => [name, String(value)])), ...vars },
  json: { VERSION: { id: 'measured' } },
});

/** The sandbox provider with its fault injection. */
export const providerSpec = (): WorkerSpec => ({
  source: bundleSource('sandbox/wrangler.toml'),
  vars: { FAULTS: 'on' },
});
