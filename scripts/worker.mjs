import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { createOutput } from './output.mjs';
import { startProcess } from './process.mjs';

/** @typedef {ReturnType<typeof startWorker>} LocalWorker */

/** The first start on a slow machine includes the build. */
const START_LIMIT_MS = 120_000;
const PROBE_INTERVAL_MS = 200;
const PROBE_TIMEOUT_MS = 5_000;

const WRANGLER_ENV = {
  // A test runner sets another one, and the site would be built with React's development parts.
  NODE_ENV: 'production',
  // The banner asks the registry for a newer version, request.cf is fetched from the network: both work without.
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
};

/**
 * Starts a Worker on this machine.
 * @param {string} name what people call it
 * @param {string} probeUrl an address that answers with 200 once it runs
 * @param {readonly string[]} args for `wrangler dev`
 */
export function startWorker(name, probeUrl, args) {
  const output = createOutput(name);
  // Inspector port 0 lets the system choose a free one, so that two runs do not meet on the usual one.
  const common = ['dev', '--local', '--inspector-port=0', '--show-interactive-dev-session=false'];
  const { ended, stop } = startProcess('wrangler', [...common, ...args], { env: WRANGLER_ENV, onLine: output.onLine });
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
 * @param {AbortSignal} signal ends the waiting
 */
export async function waitForAnswer({ name, probeUrl, output }, signal) {
  const deadline = Date.now() + START_LIMIT_MS;
  let outcome = 'no answer';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    const status = await probe(probeUrl);
    if (status === 200) return;
    if (status !== undefined) outcome = `status ${status}`;
    await delay(PROBE_INTERVAL_MS);
  }
  output.dump();
  throw new Failure(`The ${name} does not work: ${outcome} from ${probeUrl} after ${START_LIMIT_MS / 1000} seconds.`);
}

/**
 * @param {string} url
 * @returns {Promise<number | undefined>} the status, if there is an answer
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
