import { measure } from './load.mjs';
import { median } from './statistics.mjs';

/** @typedef {import('./load.mjs').Sample} Sample */

/**
 * How the site responds: from the page cache, with 304 to a conditional request, or by rendering.
 * @typedef {'cached' | '304' | 'cold'} State
 */

/**
 * @typedef {object} Target one Worker and the request that is repeated
 * @property {import('./workerd.mjs').Workerd} server
 * @property {string} path
 * @property {boolean} renders whether React renders every response
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {number} [status]
 */

/** @typedef {{ path: string, state: State, site: Target, baseline: Target }} Comparison */
/** @typedef {{ cachedRequests: number, renderedRequests: number, maxSeconds: number }} LoadPlan */
/** @typedef {{ rounds: number, measured: LoadPlan, warmUp: LoadPlan }} RoundsPlan */

/** @typedef {Pick<Comparison, 'path' | 'state'> & Omit<Sample, 'requests'> & { baselineMicros: number, ratio: number }} Result */

/**
 * Pairs every request to the site with its baseline.
 * @param {import('./environment.mjs').Environment} environment
 * @returns {Comparison[]} grouped by path
 */
export function createComparisons({ site, coldSite, constant, react, pages, paths }) {
  return Object.entries(pages).flatMap(([path, { etag }]) => {
    const baseline = { server: constant, path, renders: false };
    /** @type {Comparison[]} */
    const comparisons = [{ path, state: 'cached', site: { server: site, path, renders: false }, baseline }];
    if (etag !== null) {
      const conditional = { server: site, path, renders: false, headers: { 'if-none-match': etag }, status: 304 };
      comparisons.push({ path, state: '304', site: conditional, baseline });
    }
    if (paths.includes(path)) {
      const stream = { server: react, path, renders: true };
      comparisons.push({ path, state: 'cold', site: { server: coldSite, path, renders: true }, baseline: stream });
    }
    return comparisons;
  });
}

/**
 * Measures all targets one after another, round after round, so that other load on the machine affects all of them.
 * Every round reverses the order of the one before. A ratio compares two measurements of the same round, taken shortly
 * after one another.
 * @param {readonly Comparison[]} comparisons
 * @param {RoundsPlan} plan
 * @param {AbortSignal} signal
 * @returns {Promise<Result[]>} medians over the rounds
 */
export async function runRounds(comparisons, { rounds, measured, warmUp }, signal) {
  const targets = [...new Set(comparisons.flatMap(({ baseline, site }) => [baseline, site]))];
  /** @type {Map<Target, Sample[]>} */
  const samples = new Map(targets.map((target) => [target, []]));
  for (let round = 0; round <= rounds; round++) {
    const { cachedRequests, renderedRequests, maxSeconds } = round === 0 ? warmUp : measured;
    for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
      signal.throwIfAborted();
      const { path, renders, ...request } = target;
      const sample = await measure({
        ...request,
        paths: [path],
        requests: renders ? renderedRequests : cachedRequests,
        maxSeconds,
      });
      if (round > 0) samples.get(target)?.push(sample);
    }
    console.error(round === 0 ? 'Warm-up done.' : `Round ${round} of ${rounds} done.`);
  }

  return comparisons.map(({ path, state, site, baseline }) => {
    const siteSamples = samples.get(site) ?? [];
    const baselineSamples = samples.get(baseline) ?? [];
    const ratios = siteSamples.map(
      ({ cpuMicros }, round) => cpuMicros / (baselineSamples[round]?.cpuMicros ?? Number.NaN),
    );
    return {
      path,
      state,
      cpuMicros: median(siteSamples.map(({ cpuMicros }) => cpuMicros)),
      baselineMicros: median(baselineSamples.map(({ cpuMicros }) => cpuMicros)),
      ratio: median(ratios),
      perSecond: median(siteSamples.map(({ perSecond }) => perSecond)),
      p50: median(siteSamples.map(({ p50 }) => p50)),
      p99: median(siteSamples.map(({ p99 }) => p99)),
    };
  });
}
