import { connect } from 'node:net';
import { median } from './statistics.mjs';
import { startWorkerd } from './workerd.mjs';

/** @typedef {{ siteMs: number, emptyMs: number }} StartUp */

/**
 * Resolves with the first byte of a response.
 * @param {number} port
 * @returns {Promise<void>}
 */
function firstByte(port) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'));
    socket.once('error', reject);
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
  });
}

/**
 * @param {string} config
 * @param {AbortSignal} signal
 */
async function timeStart(config, signal) {
  const startedAt = performance.now();
  const server = await startWorkerd(config, signal);
  try {
    await firstByte(server.port);
    return performance.now() - startedAt;
  } finally {
    await server.stop();
  }
}

/**
 * Measures the time from the start of workerd to the first byte of `/`, for the site and for an empty Worker.
 * @param {{ siteConfig: string, emptyConfig: string }} environment
 * @param {number} starts
 * @param {AbortSignal} signal
 * @returns {Promise<StartUp>} medians in milliseconds
 */
export async function measureStartUp({ siteConfig, emptyConfig }, starts, signal) {
  /** @type {number[]} */
  const site = [];
  /** @type {number[]} */
  const empty = [];
  for (let start = 0; start < starts; start++) {
    empty.push(await timeStart(emptyConfig, signal));
    site.push(await timeStart(siteConfig, signal));
  }
  return { siteMs: median(site), emptyMs: median(empty) };
}
