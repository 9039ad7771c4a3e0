import { measure } from './load.mjs';
import { startWorkerd } from './workerd.mjs';

/** @typedef {{ requests: number, bytes: number }} MemoryPoint resident memory after a number of requests */

/**
 * @param {{ memorySiteConfig: string, pages: Readonly<Record<string, unknown>> }} environment
 * @param {readonly number[]} checkpoints request counts in ascending order
 * @param {AbortSignal} signal
 * @returns {Promise<MemoryPoint[]>}
 */
export async function measureMemory({ memorySiteConfig, pages }, checkpoints, signal) {
  const server = await startWorkerd(memorySiteConfig, signal);
  try {
    const paths = Object.keys(pages);
    /** @type {MemoryPoint[]} */
    const points = [];
    let requests = 0;
    for (const checkpoint of checkpoints) {
      await measure({ server, paths, requests: checkpoint - requests });
      requests = checkpoint;
      points.push({ requests, bytes: server.residentBytes() });
    }
    return points;
  } finally {
    await server.stop();
  }
}
