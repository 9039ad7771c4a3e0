import { join, resolve } from 'node:path';
import { unstable_startWorker as startWorker } from 'wrangler';
import { buildClient } from './build.ts';
import { Failure } from './command.ts';

type WorkerOptions = {
  /** Default: a free port. */
  readonly port?: number;
  /** The origin in the URLs of its requests, if it differs from the address that the Worker listens on. */
  readonly origin?: string;
  /** Reloads the Worker when a source file changes. */
  readonly isWatching?: boolean;
  /** Receives what the Worker logs. */
  readonly onLog?: (line: string) => void;
};

export type SiteOptions = Omit<WorkerOptions, 'origin'> & {
  readonly providerPort?: number;
  /** The product API of a provider that is running already. By default, the site gets its own sandbox provider. */
  readonly providerUrl?: string;
  /** The path of the product API on the sandbox provider, '/faults/<name>' for one that misbehaves on request. */
  readonly providerPath?: string;
  /** The origin from which browsers load the provider's images, by default the provider itself. */
  readonly mediaOrigin?: string;
  /** Override the variables of wrangler.toml. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Adds the gallery, uses React's development build, and caches no pages. */
  readonly isDevelopment?: boolean;
  /** The folder of the bundled Worker (see bundle.ts). If it is set, nothing is built. */
  readonly workerBundle?: string;
  /** The checkout of the site to start. Default: this one. */
  readonly checkout?: string;
};

export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> };
export type RunningSite = RunningServer & { readonly providerUrl: string };

const ENVIRONMENT = {
  // Both prevent requests to the network.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  // Both disable Workers of Miniflare that nothing uses here.
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  WRANGLER_LOG: 'error',
};

/** Starts a Worker in its own workerd, with empty storage. Resolves when the Worker has loaded. */
const start = async (
  name: string,
  worker: Readonly<Record<string, unknown>>,
  vars: Readonly<Record<string, string>>,
  { port = 0, origin, isWatching = false, onLog }: WorkerOptions,
): Promise<RunningServer> => {
  Object.assign(process.env, ENVIRONMENT);
  const logged: string[] = [];
  let log = (line: string): void => void logged.push(line);
  const running = await startWorker({
    ...worker,
    bindings: Object.fromEntries(Object.entries(vars).map(([key, value]) => [key, { type: 'plain_text', value }])),
    dev: {
      server: { hostname: 'localhost', port },
      ...(origin && { origin: { hostname: new URL(origin).host, secure: origin.startsWith('https:') } }),
      watch: isWatching,
      persist: false,
      inspector: false,
      structuredLogsHandler: ({ message }: { message: string }) => log(message),
    },
  });
  const problem = await new Promise<string | undefined>((resolve) => {
    running.raw.once('reloadComplete', () => resolve(undefined));
    // A Worker that throws while it loads has logged the reason.
    running.raw.once('error', (event) => resolve(logged.join('\n') || String(event.cause ?? event)));
    running.raw.once('buildFailed', () => resolve('Its build failed, as printed above.'));
  });
  if (problem) {
    await running.dispose().catch(() => undefined);
    throw new Failure(`The ${name} did not start. ${problem}`);
  }
  log = (line) => onLog?.(`[${name}] ${line}`);
  if (isWatching) running.raw.on('reloadComplete', () => log('reloaded'));
  return { url: (await running.url).origin, stop: () => running.dispose() };
};

/** Starts the sandbox provider, with its fault injection. */
export const startSandbox = (options: WorkerOptions = {}): Promise<RunningServer> =>
  start('sandbox provider', { config: 'sandbox/wrangler.toml' }, { FAULTS: 'on' }, options);

/** The Worker to start, and how Wrangler bundles it. No build command runs. */
const toWorker = ({ isDevelopment, workerBundle, checkout = '' }: SiteOptions) => {
  const deployed = workerBundle ? join(workerBundle, 'worker.js') : join(checkout, 'src/worker.ts');
  return {
    entrypoint: resolve('scripts/dev/local-worker.ts'),
    build: {
      custom: { command: '' },
      alias: { '../../src/worker.ts': resolve(isDevelopment ? 'scripts/dev/worker.tsx' : deployed) },
      // esbuild does not look for the tsconfig.json of an aliased file.
      tsconfig: 'tsconfig.json',
      // The bundle is minified.
      minify: !isDevelopment && !workerBundle,
    },
  };
};

/**
 * Starts the site and a sandbox provider for it in this process. Resolves when both respond. Wrangler's
 * `createTestHarness` has a stable name, but it takes no port and does not watch files.
 */
export const startSite = async (options: SiteOptions = {}): Promise<RunningSite> => {
  const {
    port,
    providerPort,
    providerPath = '',
    mediaOrigin,
    vars,
    isDevelopment,
    workerBundle,
    checkout = '',
    ...rest
  } = options;
  await using started = new AsyncDisposableStack();
  const startProvider = async (): Promise<string> => {
    const sandbox = await startSandbox({
      ...rest,
      ...(providerPort && { port: providerPort }),
      ...(mediaOrigin && { origin: mediaOrigin }),
    });
    started.defer(sandbox.stop);
    return sandbox.url;
  };
  const build = async (): Promise<void> => {
    // Wrangler and Vite use it to select React's build.
    process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
    started.defer(await buildClient(rest.isWatching));
  };
  const [providerUrl] = await Promise.all([options.providerUrl ?? startProvider(), workerBundle ? undefined : build()]);
  const siteVars = {
    // Pages use the public origin only in canonical links, so it matters little before the port is known.
    PUBLIC_ORIGIN: port ? `http://localhost:${port}` : 'http://localhost',
    PROVIDER_API_URL: `${providerUrl}${providerPath}`,
    ...(mediaOrigin && { MEDIA_ORIGINS: mediaOrigin }),
    ...(isDevelopment && { PAGE_TTL_SECONDS: '0' }),
    ...vars,
  };
  const worker = { config: join(checkout, 'wrangler.toml'), ...toWorker(options) };
  const site = await start('site', worker, siteVars, { ...rest, ...(port && { port }) });
  started.defer(site.stop);
  const servers = started.move();
  return { url: site.url, providerUrl, stop: () => servers.disposeAsync() };
};
