import { measure } from './load.mjs';
import { median } from './statistics.mjs';

/** @typedef {import('./load.mjs').Sample} Sample */
/** @typedef {'warm' | 'cold' | '304'} State */

/**
 * @typedef {object} Slot one Worker and one question that it is asked over and over
 * @property {import('./workerd.mjs').Workerd} server
 * @property {string} path
 * @property {boolean} renders whether React works for every answer
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {number} [status]
 */

/** @typedef {{ path: string, state: State, site: Slot, limit: Slot }} Comparison */
/** @typedef {{ kept: number, rendered: number }} Requests */
/** @typedef {Requests & { maxSeconds: number }} SlotPlan */
/** @typedef {{ rounds: number, slot: SlotPlan, warmUp: SlotPlan }} RoundsPlan */

/** @typedef {Pick<Comparison, 'path' | 'state'> & Omit<Sample, 'requests'> & { limitMicros: number, ratio: number }} Result */

/**
 * What is compared with what.
 * @param {import('./stage.mjs').Stage} stage
 * @returns {Comparison[]} what belongs together stands together
 */
export function createComparisons({ site, coldSite, constant, react, pages, paths }) {
  return Object.entries(pages).flatMap(([path, { etag }]) => {
    const limit = { server: constant, path, renders: false };
    /** @type {Comparison[]} */
    const comparisons = [{ path, state: 'warm', site: { server: site, path, renders: false }, limit }];
    if (etag !== null) {
      const revalidation = { server: site, path, renders: false, headers: { 'if-none-match': etag }, status: 304 };
      comparisons.push({ path, state: '304', site: revalidation, limit });
    }
    if (paths.includes(path)) {
      const stream = { server: react, path, renders: true };
      comparisons.push({ path, state: 'cold', site: { server: coldSite, path, renders: true }, limit: stream });
    }
    return comparisons;
  });
}

/**
 * Measures all in refreshJitter, again and again, so that whatever else the machine does meets all of them. Each round goes the
 * other way than the one before. A ratio compares what was measured within one round, a moment apart.
 * @param {readonly Comparison[]} comparisons
 * @param {RoundsPlan} plan
 * @param {AbortSignal} signal
 * @returns {Promise<Result[]>} medians over the rounds
 */
export async function runRounds(comparisons, { rounds, slot: measured, warmUp }, signal) {
  const slots = [...new Set(comparisons.flatMap(({ limit, site }) => [limit, site]))];
  /** @type {Map<Slot, Sample[]>} */
  const samples = new Map(slots.map((slot) => [slot, []]));
  for (let round = 0; round <= rounds; round++) {
    const { kept, rendered, maxSeconds } = round === 0 ? warmUp : measured;
    for (const slot of round % 2 === 0 ? slots : slots.toReversed()) {
      signal.throwIfAborted();
      const { path, renders, ...asked } = slot;
      const sample = await measure({
        ...asked,
        paths: [path],
        requests: renders ? rendered : kept,
        maxSeconds,
      });
      if (round > 0) samples.get(slot)?.push(sample);
    }
    console.error(round === 0 ? 'Warm.' : `Round ${round} of ${rounds} done.`);
  }

  return comparisons.map(({ path, state, site, limit }) => {
    const own = samples.get(site) ?? [];
    const limits = samples.get(limit) ?? [];
    const ratios = own.map(({ cpuMicros }, round) => cpuMicros / (limits[round]?.cpuMicros ?? Number.NaN));
    return {
      path,
      state,
      cpuMicros: median(own.map(({ cpuMicros }) => cpuMicros)),
      limitMicros: median(limits.map(({ cpuMicros }) => cpuMicros)),
      ratio: median(ratios),
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      p50: median(own.map(({ p50 }) => p50)),
      p99: median(own.map(({ p99 }) => p99)),
    };
  });
}
