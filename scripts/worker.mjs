import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { createOutput } from './output.mjs';
import { startProcess } from './process.mjs';

/** @typedef {ReturnType<typeof startWorker>} LocalWorker */

/** The start includes the build. */
const START_LIMIT_MS = 120_000;
const PROBE_INTERVAL_MS = 200;
const PROBE_TIMEOUT_MS = 5_000;

const WRANGLER_ENV = {
  // `wrangler dev` selects React's development build unless this is set.
  NODE_ENV: 'production',
  // Both would make requests to the network: for a newer version of Wrangler, and for the content of request.cf.
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

/**
 * Starts a Worker with `wrangler dev`.
 * @param {string} name for messages
 * @param {string} probeUrl responds with 200 once the Worker runs
 * @param {readonly string[]} args for `wrangler dev`
 * @param {Readonly<Record<string, string>>} [env] added to its environment
 */
export function startWorker(name, probeUrl, args, env) {
  const output = createOutput(name);
  // With inspector port 0 the system chooses a free port, so two runs cannot collide.
  const common = ['dev', '--local', '--inspector-port=0', '--show-interactive-dev-session=false'];
  const { ended, stop } = startProcess('wrangler', [...common, ...args], {
    env: { ...WRANGLER_ENV, ...env },
    onLine: output.onLine,
  });
  return {
    name,
    probeUrl,
    output,
    ended,
    stop() {
      output.mute();
      return stop();
    },
  };
}

/**
 * @param {LocalWorker} worker
 * @param {AbortSignal} signal ends the wait
 */
export async function waitUntilReady({ name, probeUrl, output }, signal) {
  const deadline = Date.now() + START_LIMIT_MS;
  let outcome = 'no response';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    const status = await probe(probeUrl);
    if (status === 200) return;
    if (status !== undefined) outcome = `status ${status}`;
    await delay(PROBE_INTERVAL_MS);
  }
  output.dump();
  throw new Failure(`The ${name} did not start: ${outcome} from ${probeUrl} after ${START_LIMIT_MS / 1000} seconds.`);
}

/**
 * @param {string} url
 * @returns {Promise<number | undefined>} the status, if there is a response
 */
async function probe(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
