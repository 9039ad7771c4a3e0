import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { startWorker, waitForAnswer } from './worker.mjs';

/**
 * @typedef {object} Running
 * @property {() => Promise<void>} stop
 * @property {Promise<void>} closed resolves after `stop`, rejects when a server ended by itself
 */

/** @typedef {Running & { siteUrl: string, providerUrl: string }} Servers */

/** @typedef {Readonly<Record<string, string>>} Vars variables that replace those of wrangler.toml */

/**
 * @typedef {object} ServerOptions
 * @property {string} [providerPath] where the site finds its product API on the sandbox provider: '' for its root
 * @property {string} [mediaOrigin] where browsers are to find the provider's pictures, if not at the provider itself
 * @property {AbortSignal} [signal] stops them
 */

/**
 * Starts the site and its sandbox provider, and resolves when both answer.
 * @param {import('./ports.mjs').Ports & ServerOptions} options
 * @returns {Promise<Servers>}
 */
export async function startServers({ port, providerPort, providerPath = '', mediaOrigin, signal }) {
  const siteUrl = localUrl(port);
  const providerUrl = localUrl(providerPort);
  const running = await startWorkers(
    (state) => [
      startWorker('sandbox provider', `${providerUrl}/products`, [
        ...['--config', 'sandbox/wrangler.toml', '--port', `${providerPort}`],
        ...['--persist-to', join(state, 'sandbox'), '--var', 'FAULTS:on'],
        ...(mediaOrigin ? seenAs(mediaOrigin) : []),
      ]),
      createSite(
        port,
        { PROVIDER_API_URL: `${providerUrl}${providerPath}`, ...(mediaOrigin && { MEDIA_ORIGINS: mediaOrigin }) },
        state,
      ),
    ],
    signal,
  );
  return { siteUrl, providerUrl, ...running };
}

/**
 * Starts one more site, with variables of its own. Not while another one starts: both would build the same files.
 * @param {{ port: number, vars: Vars, signal?: AbortSignal }} options
 * @returns {Promise<Running & { siteUrl: string }>}
 */
export async function startSite({ port, vars, signal }) {
  const running = await startWorkers((state) => [createSite(port, vars, state)], signal);
  return { siteUrl: localUrl(port), ...running };
}

/**
 * Lets a Worker take itself to be at this address.
 * @param {string} origin
 */
function seenAs(origin) {
  const { protocol, host } = new URL(origin);
  return ['--local-upstream', host, '--upstream-protocol', protocol.slice(0, -1)];
}

/** @param {number} port */
function localUrl(port) {
  return `http://localhost:${port}`;
}

/**
 * @param {number} port
 * @param {Vars} vars
 * @param {string} state
 */
function createSite(port, vars, state) {
  const url = localUrl(port);
  const allVars = Object.entries({ PUBLIC_ORIGIN: url, ...vars });
  return startWorker('site', `${url}/`, [
    ...['--config', 'wrangler.toml', '--port', `${port}`, '--persist-to', join(state, 'site')],
    ...allVars.flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ]);
}

/**
 * @param {(state: string) => readonly import('./worker.mjs').LocalWorker[]} start is given a folder for what they keep
 * @param {AbortSignal | undefined} signal stops them
 * @returns {Promise<Running>} once all of them answer
 */
async function startWorkers(start, signal) {
  signal?.throwIfAborted();
  // One for each run: it begins with an empty page cache, and two runs never share one.
  const state = await mkdtemp(join(tmpdir(), 'local-workers-'));
  const workers = start(state);

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
    const wasAskedTo = stopping !== undefined;
    await stop();
    if (wasAskedTo) return;
    worker.output.dump();
    throw new Failure(`The ${worker.name} ended unexpectedly, with exit code ${exitCode}.`, exitCode || 1);
  });
  closed.catch(() => undefined); // whoever only calls stop() need not listen

  const waiting = new AbortController();
  try {
    await Promise.race([closed, Promise.all(workers.map((worker) => waitForAnswer(worker, waiting.signal)))]);
    signal?.throwIfAborted();
  } catch (error) {
    await stop();
    throw error;
  } finally {
    waiting.abort();
  }
  for (const worker of workers) worker.output.release();
  return { stop, closed };
}

/** @param {import('./worker.mjs').LocalWorker} worker */
async function whenEnded(worker) {
  return { worker, exitCode: await worker.ended };
}
