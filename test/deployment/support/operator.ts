import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { createFaultyProvider } from '../../support/faults.ts';
import { OPERATOR_VARS } from '../../support/operator-vars.ts';
import { createCheckout } from './checkout.ts';
import { startCloudflare } from './cloudflare.ts';
import { type DataCentre, startEdge } from './edge.ts';

export const HOSTS = {
  production: 'www.saljrundan.se',
  staging: 'staging.saljrundan.se',
  trial: 'saljrundan-trial.account.workers.dev',
};

const PROVIDER_HOST = new URL(OPERATOR_VARS.PROVIDER_API_URL).host;

/** The provider of the operator: the sandbox, whose images are at the provider's own URL. */
const createProvider = (sandboxUrl: string) => {
  const faulty = createFaultyProvider();
  let isAsleep = false;
  const requests: { readonly path: string; readonly authorization: string | undefined }[] = [];
  return {
    /** The requests so far. */
    requests,
    /** From now on it answers nothing. */
    sleep: (): void => {
      isAsleep = true;
    },
    /** The URL of an API that misbehaves on request. */
    faultyUrl: `https://${PROVIDER_HOST}${new URL(faulty.url).pathname}`,
    behave: faulty.behave,
    answer: async (path: string, { authorization }: Readonly<Record<string, string>>): Promise<Response> => {
      if (isAsleep) return new Response(null, { status: 503 });
      requests.push({ path, authorization });
      const { status, headers, body } = await fetch(sandboxUrl + path);
      const isText = headers.get('content-type')?.includes('json');
      const content = isText
        ? (await new Response(body).text()).replaceAll(sandboxUrl, `https://${PROVIDER_HOST}`)
        : body;
      return new Response(content, { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
    },
  };
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
  const provider = createProvider(inject('providerUrl'));
  const edge = await startEdge({
    hosts: Object.values(HOSTS),
    providerHost: PROVIDER_HOST,
    provider: provider.answer,
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
  const site = `https://${HOSTS.production}`;
  let built = '';
  /** Builds the commit that is checked out, unless it is built already. */
  const build = async (): Promise<void> => {
    if (built === checkout.head()) return;
    const { code, output } = await checkout.run('node', 'scripts/bundle.ts');
    expect(code, output).toBe(0);
    built = checkout.head();
  };
  const parts = started.move();
  return {
    cloudflare,
    checkout,
    provider,
    /** Writes the operator's values, overridden by `vars`. */
    write,
    /** The production site's response to a path, to a visitor of a data centre. */
    ask: (path: string, dataCentre?: DataCentre) => edge.ask(site + path, dataCentre),
    textAt: async (path: string): Promise<string> => (await edge.ask(site + path)).text(),
    /** Runs the cron trigger of production, for a data centre. */
    runCron: (dataCentre: DataCentre) => edge.runCron(site, dataCentre),
    /** Runs the deployment as `npm run deploy` does. */
    deploy: (...args: readonly string[]) => checkout.run('node', 'scripts/deploy/main.ts', ...args),
    /** Builds the site, and deploys it as a workflow does. */
    deployBuilt: async (...args: readonly string[]) => {
      await build();
      return checkout.run('node', 'scripts/deploy/main.ts', '--built', ...args);
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
};
