import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createCheckout } from './checkout.ts';
import { startCloudflare } from './cloudflare.ts';
import { startEdge } from './edge.ts';

export const HOSTS = {
  production: 'www.saljrundan.se',
  staging: 'staging.saljrundan.se',
  trial: 'saljrundan-trial.account.workers.dev',
};

/** What an operator has in place of the placeholders of wrangler.toml. */
export const OPERATOR_VARS: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: `https://${HOSTS.production}`,
  COMPANY_NAME: 'Runda AB',
  COMPANY_SEAT: 'Borås',
  ORGANISATION_NUMBER: '556000-0000',
  VAT_NUMBER: 'SE556000000001',
  POSTAL_ADDRESS: 'Gatan 1, 123 45 Borås',
  CONTACT_EMAIL: 'hej@saljrundan.se',
  SUPPORT_EMAIL: 'support@saljrundan.se',
  MEMBERS_SITE_URL: 'https://medlem.saljrundan.se/',
  PROVIDER_API_URL: 'https://api.saljrundan.se',
  ILLUSTRATION_CREDIT_URL: 'https://www.saljrundan.se/',
  FACEBOOK_URL: '',
  INSTAGRAM_URL: 'https://www.instagram.com/saljrundan',
  LINKEDIN_URL: '',
  TIKTOK_URL: '',
  DATA_RECIPIENTS: '[{"category": "it", "name": "Moln AB"}]',
};

export const toFile = (vars: Readonly<Record<string, string>>): string =>
  Object.entries(vars)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

/** An operator with a checkout and a small Cloudflare, whose sites have the sandbox provider's products. */
export const startOperator = async () => {
  await using started = new AsyncDisposableStack();
  const cloudflare = await startCloudflare();
  started.defer(cloudflare.stop);
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
    /** Writes the operator's values, with some others. */
    write,
    /** Runs the deployment as `npm run deploy` does. */
    deploy: (...args: readonly string[]) => checkout.run('node', 'scripts/deploy/main.ts', ...args),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
};
