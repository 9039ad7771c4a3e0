import { connect } from 'node:net';
import { Failure } from '../failure.mjs';
import { BROWSER_HEADERS } from './load.mjs';
import { median } from './statistics.mjs';
import { startWorkerd } from './workerd.mjs';

/** @typedef {{ ms: number, cpuMs: number }} Start */
/** @typedef {Start & { path: string, ratio: number, cpuRatio: number }} FirstResponse */
/** @typedef {{ empty: Start, responses: readonly FirstResponse[] }} StartUp */

const PATHS = ['/', '/produkter', '/healthz'];

/**
 * Requests a path over a new connection and resolves with the first byte of the response.
 * @param {number} port
 * @param {string} path
 * @returns {Promise<void>}
 */
function firstByte(port, path) {
  const headers = Object.entries(BROWSER_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers.join('')}\r\n`),
    );
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      const [statusLine = ''] = data.toString().split('\r\n', 1);
      if (statusLine.includes(' 200 ')) resolve();
      else reject(new Failure(`The first response to ${path} was ${statusLine}.`));
    });
  });
}

/**
 * @param {string} config
 * @param {string} path
 * @param {AbortSignal} signal
 * @returns {Promise<Start>}
 */
async function measureStart(config, path, signal) {
  const startedAt = performance.now();
  const server = await startWorkerd(config, signal);
  try {
    await firstByte(server.port, path);
    return { ms: performance.now() - startedAt, cpuMs: server.cpuSeconds() * 1000 };
  } finally {
    await server.stop();
  }
}

/** @param {readonly Start[]} starts */
const medianStart = (starts) => ({
  ms: median(starts.map(({ ms }) => ms)),
  cpuMs: median(starts.map(({ cpuMs }) => cpuMs)),
});

/**
 * Measures from the start of the workerd process to the first byte of its first response, for pages of the site and for an
 * empty Worker. The site's memory and Cache API are empty, so a page is loaded and rendered. Every round starts each of
 * them once and reverses the order of the one before. The ratios are between medians of all rounds.
 * @param {{ startUpConfig: string, emptyConfig: string }} environment
 * @param {number} rounds
 * @param {AbortSignal} signal
 * @returns {Promise<StartUp>}
 */
export async function measureStartUp({ startUpConfig, emptyConfig }, rounds, signal) {
  /** @type {{ path: string, config: string, starts: Start[] }} */
  const empty = { path: '/', config: emptyConfig, starts: [] };
  const pages = PATHS.map((path) => ({ path, config: startUpConfig, starts: /** @type {Start[]} */ ([]) }));
  for (let round = 0; round < rounds; round++) {
    const order = [empty, ...pages];
    for (const { path, config, starts } of round % 2 === 0 ? order : order.toReversed()) {
      starts.push(await measureStart(config, path, signal));
    }
  }
  const baseline = medianStart(empty.starts);
  const responses = pages.map(({ path, starts }) => {
    const { ms, cpuMs } = medianStart(starts);
    return { path, ms, cpuMs, ratio: ms / baseline.ms, cpuRatio: cpuMs / baseline.cpuMs };
  });
  return { empty: baseline, responses };
}
