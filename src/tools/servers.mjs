import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { startWorker, waitForAnswer } from './worker.mjs';

/**
 * @typedef {object} Servers
 * @property {string} siteUrl
 * @property {string} providerUrl
 * @property {() => Promise<void>} stop
 * @property {Promise<void>} closed resolves after `stop`, rejects when a server ended by itself
 */

/**
 * Starts the site and its sandbox provider, and resolves when both answer.
 * @param {import('./ports.mjs').Ports & { signal?: AbortSignal }} options `signal` stops them
 * @returns {Promise<Servers>}
 */
export async function startServers({ port, providerPort, signal }) {
  signal?.throwIfAborted();
  const siteUrl = `http://localhost:${port}`;
  const providerUrl = `http://localhost:${providerPort}`;
  // One for each run: it begins with an empty page cache, and two runs never share one.
  const state = await mkdtemp(join(tmpdir(), 'local-workers-'));

  const workers = [
    startWorker('sandbox provider', `${providerUrl}/products`, [
      ...['--config', 'src/sandbox/wrangler.toml', '--port', `${providerPort}`, '--persist-to', join(state, 'sandbox')],
      ...['--var', 'LAB:on'],
    ]),
    startWorker('site', `${siteUrl}/`, [
      ...['--config', 'wrangler.toml', '--port', `${port}`, '--persist-to', join(state, 'site')],
      ...['--var', `PROVIDER_API_URL:${providerUrl}`, '--var', `PUBLIC_ORIGIN:${siteUrl}`],
    ]),
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
  return { siteUrl, providerUrl, stop, closed };
}

/** @param {import('./worker.mjs').LocalWorker} worker */
async function whenEnded(worker) {
  return { worker, exitCode: await worker.ended };
}
