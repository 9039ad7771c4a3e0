import { measure } from './load.mjs';
import { startWorkerd } from './workerd.mjs';

/** @typedef {{ requests: number, bytes: number }} MemoryPoint what the process holds after so many requests */

/**
 * @param {{ memorySiteConfig: string, pages: Readonly<Record<string, unknown>> }} stage
 * @param {readonly number[]} moments after how many requests to look, in order
 * @param {AbortSignal} signal
 * @returns {Promise<MemoryPoint[]>}
 */
export async function measureMemory({ memorySiteConfig, pages }, moments, signal) {
  const server = await startWorkerd(memorySiteConfig, signal);
  try {
    const paths = Object.keys(pages);
    /** @type {MemoryPoint[]} */
    const points = [];
    let asked = 0;
    for (const moment of moments) {
      await measure({ server, paths, requests: moment - asked });
      asked = moment;
      points.push({ requests: asked, bytes: server.residentBytes() });
    }
    return points;
  } finally {
    await server.stop();
  }
}
