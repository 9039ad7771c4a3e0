import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { OPERATOR_VARS } from '../../support/operator-vars.ts';
import { createCheckout } from './checkout.ts';
import { startCloudflare } from './cloudflare.ts';
import { startEdge } from './edge.ts';

export const HOSTS = {
  production: 'www.saljrundan.se',
  staging: 'staging.saljrundan.se',
  trial: 'saljrundan-trial.account.workers.dev',
};

const toFile = (vars: Readonly<Record<string, string>>): string =>
  Object.entries(vars)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

/** An operator with a checkout and a small Cloudflare. The sites have the sandbox provider's products. */
export const startOperator = async () => {
  await using started = new AsyncDisposableStack();
  const cloudflare = await startCloudflare();
  started.defer(cloudflare.stop);
  started.defer(() => expect(cloudflare.unknownRequests, 'requests that the small Cloudflare lacks').toEqual([]));
  const edge = await startEdge({
    hosts: Object.values(HOSTS),
    providerUrl: inject('providerUrl'),
    versionAt: cloudflare.versionAt,
  });
  started.defer(edge.stop);
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  started.defer(() => rmSync(folder, { recursive: true }));
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, edge.certificate);
  const checkout = createCheckout({ ...cloudflare.env, ...edge.env, NODE_EXTRA_CA_CERTS: certificate });
  started.defer(checkout.remove);
  const write = (vars: Readonly<Record<string, string>> = {}, file = 'operator.env'): void =>
    checkout.write(file, toFile({ ...OPERATOR_VARS, ...vars }));
  write();
  const parts = started.move();
  return {
    cloudflare,
    checkout,
    /** Writes the operator's values, overridden by `vars`. */
    write,
    /** The production site's response to a path. */
    ask: (path: string): Promise<string> => edge.ask(`https://${HOSTS.production}${path}`),
    /** Runs the deployment as `npm run deploy` does. */
    deploy: (...args: readonly string[]) => checkout.run('node', 'scripts/deploy/main.ts', ...args),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
};
