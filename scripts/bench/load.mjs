import autocannon from 'autocannon';
import { Failure } from '../failure.mjs';

/** Enough that the Worker always has one to serve, few enough that none waits long. */
const CONNECTIONS = 10;
const SAMPLE_MS = 50;

/** What a browser sends: it goes through the same questions as a visitor's request. */
export const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/**
 * @typedef {object} Load
 * @property {import('./workerd.mjs').Workerd} server
 * @property {readonly string[]} paths asked for in turn
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {number} [status] that every answer must have
 * @property {number} requests how many
 * @property {number} [maxSeconds] after which there are no more
 */

/** @typedef {{ requests: number, cpuMicros: number, perSecond: number, p50: number, p99: number }} Sample */

/**
 * @param {readonly number[]} sorted
 * @param {number} part
 */
const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Asks a Worker as fast as it answers.
 * @param {Load} load
 * @returns {Promise<Sample>} processor time in microseconds per request, latencies in milliseconds
 */
export async function measure({ server, paths, headers = {}, status = 200, requests, maxSeconds }) {
  /** @type {number[]} */
  const latencies = [];
  const cpuBefore = server.cpuSeconds();
  const startedAt = performance.now();
  let lastAnswerAt = startedAt;
  const { errors, statusCodeStats } = await new Promise((resolve, reject) => {
    /** @type {import('autocannon').Options} */
    const options = {
      url: server.url,
      connections: CONNECTIONS,
      sampleInt: SAMPLE_MS,
      // A Worker that is gone is not asked for ever.
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
      // autocannon's own histogram knows whole milliseconds only.
      latencies.push(milliseconds);
      lastAnswerAt = performance.now();
    });
  });
  const cpuSeconds = server.cpuSeconds() - cpuBefore;

  const others = Object.keys(statusCodeStats ?? {}).filter((code) => code !== `${status}`);
  if (errors > 0 || others.length > 0 || latencies.length === 0) {
    throw new Failure(`${paths.join(', ')}: ${errors} errors, answers with status ${others.join(', ') || status}`);
  }
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    cpuMicros: (cpuSeconds * 1e6) / latencies.length,
    perSecond: (latencies.length * 1000) / (lastAnswerAt - startedAt),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}
