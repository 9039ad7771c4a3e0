import { Failure, reportFailure } from '../failure.mjs';
import { findFreePort } from '../ports.mjs';
import { startServers } from '../servers.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';

const VISITORS = 200;
const PROVIDER_DELAY_MS = 600;
/** Every visitor must have a complete response within this time. */
const MAX_MS = 2_000;
/** The leader disconnects while the provider is still working. */
const LEADER_DISCONNECTS_AFTER_MS = 200;

/** Every target is cold: nobody has requested it before. */
const STAMPEDES = [
  { name: 'API, all visitors stay', path: '/api/products/fladersaft', leaderDisconnects: false },
  { name: 'API, the first visitor disconnects', path: '/api/products/glogg', leaderDisconnects: true },
  { name: 'list page', path: '/produkter', leaderDisconnects: false },
  { name: 'product page', path: '/produkter/angsblommor', leaderDisconnects: false },
  { name: 'product page, the first visitor disconnects', path: '/produkter/grillkryddor', leaderDisconnects: true },
];

/**
 * @param {string} url
 * @param {AbortSignal} [signal]
 */
async function visit(url, signal) {
  const response = await fetch(url, signal ? { signal } : {});
  const text = await response.text();
  const isComplete = !url.includes('/produkter') || text.trimEnd().endsWith('</html>');
  return response.status === 200 && isComplete;
}

/**
 * Sends all visitors to one URL at the same moment.
 * @param {string} url
 * @param {boolean} leaderDisconnects
 */
async function stampede(url, leaderDisconnects) {
  const startedAt = performance.now();
  const leader = new AbortController();
  const first = visit(url, leader.signal).catch(() => false);
  const others = Array.from({ length: VISITORS - 1 }, () => visit(url));
  if (leaderDisconnects) setTimeout(() => leader.abort(), LEADER_DISCONNECTS_AFTER_MS);
  const outcomes = await Promise.all([first, ...others]);
  return {
    served: outcomes.filter(Boolean).length,
    ms: performance.now() - startedAt,
  };
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
  for (const { name, path, leaderDisconnects } of STAMPEDES) {
    const before = await countProviderRequests();
    const { served, ms } = await stampede(`${servers.siteUrl}${path}`, leaderDisconnects);
    const requests = (await countProviderRequests()) - before;
    const expected = leaderDisconnects ? VISITORS - 1 : VISITORS;
    console.log(
      `${name}: ${served} of ${expected} visitors served in ${Math.round(ms)} ms, ${requests} provider request(s), ` +
        `provider delay ${PROVIDER_DELAY_MS} ms`,
    );
    failed ||= requests !== 1 || served < expected || ms > MAX_MS;
  }
  await servers.stop();
  if (failed) throw new Failure('More than one provider request, or a visitor was not served in time.');
} catch (error) {
  process.exit(signal.aborted ? exitCodeOf(signal) : reportFailure(error));
}
