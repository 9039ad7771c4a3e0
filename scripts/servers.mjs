import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleRounds } from './example-rounds.mjs';
import { Failure } from './failure.mjs';
import { startWorker, waitUntilReady } from './worker.mjs';

/**
 * @typedef {object} Servers
 * @property {string} siteUrl
 * @property {string} providerUrl
 * @property {() => Promise<void>} stop
 * @property {Promise<void>} closed resolves after `stop`, rejects when a server exits by itself
 */

/**
 * @typedef {object} ServerOptions
 * @property {string} [providerPath] path of the product API on the sandbox provider, '' for its root
 * @property {string} [mediaOrigin] origin from which browsers load the provider's images, by default the provider itself
 * @property {boolean} [isDevelopment] serves the gallery as well, with React's development build and without a page cache
 * @property {AbortSignal} [signal] stops the servers
 */

/** The entry point takes the place of `main` in wrangler.toml. */
const DEVELOPMENT_ARGS = ['scripts/dev/worker.tsx', '--minify=false', '--var', 'PAGE_TTL_SECONDS:0'];

/**
 * Starts the site and its sandbox provider. Resolves when both respond.
 * @param {import('./ports.mjs').Ports & ServerOptions} options
 * @returns {Promise<Servers>}
 */
export async function startServers({
  port,
  providerPort,
  providerPath = '',
  mediaOrigin,
  isDevelopment = false,
  signal,
}) {
  signal?.throwIfAborted();
  const siteUrl = `http://localhost:${port}`;
  const providerUrl = `http://localhost:${providerPort}`;
  // Every run starts with an empty page cache, and two runs never share one.
  const state = await mkdtemp(join(tmpdir(), 'local-workers-'));
  const vars = {
    PUBLIC_ORIGIN: siteUrl,
    PROVIDER_API_URL: `${providerUrl}${providerPath}`,
    ...(mediaOrigin && { MEDIA_ORIGINS: mediaOrigin }),
    SHIPPING_FEE_KRONOR: '99',
    SALES_ROUNDS: exampleRounds(new Date()),
  };
  const workers = [
    startWorker('sandbox provider', `${providerUrl}/products`, [
      ...['--config', 'sandbox/wrangler.toml', '--port', `${providerPort}`],
      ...['--persist-to', join(state, 'sandbox'), '--var', 'FAULTS:on'],
      ...(mediaOrigin ? upstreamArgs(mediaOrigin) : []),
    ]),
    startWorker(
      'site',
      `${siteUrl}/`,
      [
        ...(isDevelopment ? DEVELOPMENT_ARGS : []),
        ...['--config', 'wrangler.toml', '--port', `${port}`, '--persist-to', join(state, 'site')],
        ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
      ],
      isDevelopment ? { NODE_ENV: 'development' } : {},
    ),
  ];

  /** @type {Promise<void> | undefined} */
  let stopping;
  function stop() {
    stopping ??= Promise.all(workers.map((worker) => worker.stop())).then(() =>
      rm(state, { recursive: true, force: true, maxRetries: 3 }),
    );
    return stopping;
  }
  signal?.addEventListener('abort', stop, { once: true });

  const closed = Promise.race(workers.map(whenEnded)).then(async ({ worker, exitCode }) => {
    const wasStopped = stopping !== undefined;
    await stop();
    if (wasStopped) return;
    worker.output.dump();
    throw new Failure(`The ${worker.name} exited unexpectedly with exit code ${exitCode}.`, exitCode || 1);
  });
  closed.catch(() => undefined); // a caller that only calls stop() handles no rejection

  const waiting = new AbortController();
  try {
    await Promise.race([closed, Promise.all(workers.map((worker) => waitUntilReady(worker, waiting.signal)))]);
    signal?.throwIfAborted();
  } catch (error) {
    await stop();
    throw error;
  } finally {
    waiting.abort();
  }
  for (const worker of workers) worker.output.release();
  return { siteUrl, providerUrl, stop, closed };
}

/**
 * Arguments that give a Worker another origin in the URLs of its requests.
 * @param {string} origin
 */
function upstreamArgs(origin) {
  const { protocol, host } = new URL(origin);
  return ['--local-upstream', host, '--upstream-protocol', protocol.slice(0, -1)];
}

/** @param {import('./worker.mjs').LocalWorker} worker */
async function whenEnded(worker) {
  return { worker, exitCode: await worker.ended };
}
