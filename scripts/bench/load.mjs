import autocannon from 'autocannon';
import { Failure } from '../failure.mjs';

/** Keeps the Worker busy without long queues. */
const CONNECTIONS = 10;
const SAMPLE_INTERVAL_MS = 50;

/** Sent by real browsers, so that the Worker takes the same branches as for a visitor. */
export const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/**
 * @typedef {object} Load
 * @property {import('./workerd.mjs').Workerd} server
 * @property {readonly string[]} paths requested in rotation
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {number} [status] required of every response
 * @property {number} requests
 * @property {number} [maxSeconds] ends the run early
 */

/** @typedef {{ requests: number, cpuMicros: number, perSecond: number, p50: number, p99: number }} Sample */

/**
 * @param {readonly number[]} sorted
 * @param {number} fraction
 */
const percentile = (sorted, fraction) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;

/**
 * Sends requests to a Worker as fast as it responds.
 * @param {Load} load
 * @returns {Promise<Sample>} CPU time in microseconds per request, latencies in milliseconds
 */
export async function measure({ server, paths, headers = {}, status = 200, requests, maxSeconds }) {
  /** @type {number[]} */
  const latencies = [];
  const cpuBefore = server.cpuSeconds();
  const startedAt = performance.now();
  let lastResponseAt = startedAt;
  const { errors, statusCodeStats } = await new Promise((resolve, reject) => {
    /** @type {import('autocannon').Options} */
    const options = {
      url: server.url,
      connections: CONNECTIONS,
      sampleInt: SAMPLE_INTERVAL_MS,
      // Without it, autocannon retries a dead Worker for ever.
      bailout: CONNECTIONS,
      requests: paths.map((path) => ({ method: 'GET', path })),
      headers: { ...BROWSER_HEADERS, ...headers },
      amount: requests,
    };
    const running = autocannon(options, (error, result) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    });
    const timer = maxSeconds && setTimeout(() => running.stop(), maxSeconds * 1000);
    running.on('response', (_client, _status, _bytes, milliseconds) => {
      // autocannon's own histogram has a resolution of whole milliseconds.
      latencies.push(milliseconds);
      lastResponseAt = performance.now();
    });
  });
  const cpuSeconds = server.cpuSeconds() - cpuBefore;

  const otherStatuses = Object.keys(statusCodeStats ?? {}).filter((code) => code !== `${status}`);
  if (errors > 0 || otherStatuses.length > 0 || latencies.length === 0) {
    throw new Failure(
      `${paths.join(', ')}: ${errors} errors, responses with status ${otherStatuses.join(', ') || status}`,
    );
  }
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    cpuMicros: (cpuSeconds * 1e6) / latencies.length,
    perSecond: (latencies.length * 1000) / (lastResponseAt - startedAt),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}
