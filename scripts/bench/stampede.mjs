import { Failure, reportFailure } from '../failure.mjs';
import { findFreePort } from '../ports.mjs';
import { startServers } from '../servers.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';

const VISITORS = 200;
const PROVIDER_DELAY_MS = 800;
/** The leader disconnects while the provider is still working. */
const LEADER_DISCONNECTS_AFTER_MS = 200;

/**
 * @param {string} url
 * @param {AbortSignal} [signal]
 */
async function visit(url, signal) {
  const response = await fetch(url, signal ? { signal } : {});
  await response.arrayBuffer();
  return response.status;
}

/**
 * Sends all visitors to one uncached product at the same moment.
 * @param {string} url
 * @param {boolean} leaderDisconnects
 */
async function stampede(url, leaderDisconnects) {
  const startedAt = performance.now();
  const leader = new AbortController();
  const first = visit(url, leader.signal).catch(() => 'disconnected');
  const others = Array.from({ length: VISITORS - 1 }, () => visit(url));
  if (leaderDisconnects) setTimeout(() => leader.abort(), LEADER_DISCONNECTS_AFTER_MS);
  const outcomes = await Promise.all([first, ...others]);
  return { served: outcomes.filter((outcome) => outcome === 200).length, ms: performance.now() - startedAt };
}

const signal = listenForStop();
try {
  const provider = 'stampede';
  const servers = await startServers({
    port: await findFreePort(),
    providerPort: await findFreePort(),
    providerPath: `/faults/${provider}`,
    signal,
  });
  const faultsUrl = `${servers.providerUrl}/faults/${provider}`;
  await fetch(faultsUrl, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ delayMs: PROVIDER_DELAY_MS }),
  });
  const countProviderRequests = async () => {
    const requests = await (await fetch(faultsUrl)).json();
    if (!Array.isArray(requests)) throw new Failure('The fault routes of the sandbox do not list requests.');
    return requests.length;
  };

  let failed = false;
  for (const { name, product, leaderDisconnects } of [
    { name: 'all visitors stay', product: 'fladersaft', leaderDisconnects: false },
    { name: 'the first visitor disconnects', product: 'glogg', leaderDisconnects: true },
  ]) {
    const before = await countProviderRequests();
    const { served, ms } = await stampede(`${servers.siteUrl}/api/products/${product}`, leaderDisconnects);
    const requests = (await countProviderRequests()) - before;
    const expected = leaderDisconnects ? VISITORS - 1 : VISITORS;
    console.log(
      `${name}: ${served} of ${expected} visitors served in ${Math.round(ms)} ms, ${requests} provider request(s), ` +
        `provider delay ${PROVIDER_DELAY_MS} ms`,
    );
    failed ||= requests !== 1 || served < expected;
  }
  await servers.stop();
  if (failed) throw new Failure('The provider received more than one request, or a visitor was not served.');
} catch (error) {
  process.exit(signal.aborted ? exitCodeOf(signal) : reportFailure(error));
}
