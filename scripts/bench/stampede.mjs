import { Failure, reportFailure } from '../failure.mjs';
import { findFreePort } from '../ports.mjs';
import { startServers } from '../servers.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';

const VISITORS = 200;
const PROVIDER_DELAY_MS = 800;
/** The leader's client goes away while the provider is still working. */
const LEADER_LEAVES_AFTER_MS = 200;

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
 * So many visitors ask for one product that is in no cache, all at once.
 * @param {string} url
 * @param {boolean} leaderLeaves
 */
async function stampede(url, leaderLeaves) {
  const started = performance.now();
  const leader = new AbortController();
  const first = visit(url, leader.signal).catch(() => 'left');
  const others = Array.from({ length: VISITORS - 1 }, () => visit(url));
  if (leaderLeaves) setTimeout(() => leader.abort(), LEADER_LEAVES_AFTER_MS);
  const answers = await Promise.all([first, ...others]);
  return { ok: answers.filter((answer) => answer === 200).length, ms: performance.now() - started };
}

const stop = listenForStop();
try {
  const provider = 'stampede';
  const servers = await startServers({
    port: await findFreePort(),
    providerPort: await findFreePort(),
    providerPath: `/faults/${provider}`,
    signal: stop,
  });
  const faultsUrl = `${servers.providerUrl}/faults/${provider}`;
  await fetch(faultsUrl, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ delayMs: PROVIDER_DELAY_MS }),
  });
  const asked = async () => {
    const requests = await (await fetch(faultsUrl)).json();
    if (!Array.isArray(requests)) throw new Failure('The laboratory does not tell what it was asked.', 1);
    return requests.length;
  };

  let failed = false;
  for (const { name, product, leaderLeaves } of [
    { name: 'all stay', product: 'fladersaft', leaderLeaves: false },
    { name: 'the first one leaves', product: 'glogg', leaderLeaves: true },
  ]) {
    const before = await asked();
    const { ok, ms } = await stampede(`${servers.siteUrl}/api/products/${product}`, leaderLeaves);
    const requests = (await asked()) - before;
    const expected = leaderLeaves ? VISITORS - 1 : VISITORS;
    console.log(
      `${name}: ${ok} of ${expected} visitors served in ${Math.round(ms)} ms, ${requests} provider request(s), ` +
        `the provider taking ${PROVIDER_DELAY_MS} ms`,
    );
    failed ||= requests !== 1 || ok < expected;
  }
  await servers.stop();
  if (failed) throw new Failure('The provider was asked more than once, or somebody was not served.', 1);
} catch (error) {
  process.exit(stop.aborted ? exitCodeOf(stop) : reportFailure(error));
}
