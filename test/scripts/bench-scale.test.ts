import { describe, expect, it } from 'vitest';
import type { Latency } from '../../scripts/bench/scale/latency.ts';
import { createNetwork, TTL_SECONDS } from '../../scripts/bench/scale/network.ts';
import { ALL_RULES, type Rules } from '../../scripts/bench/scale/policy.ts';
import { createRandom } from '../../scripts/bench/scale/random.ts';
import { boundPerSecond, type Scenario, simulate } from '../../scripts/bench/scale/simulate.ts';
import { createCachedResource } from '../../src/cache/cached-resource.ts';
import type { Entry } from '../../src/cache/entry.ts';

const constantLatency = (seconds: number): Latency => ({ success: () => seconds, failure: () => 2 * seconds });

/** Simulates one data centre with one provider response. */
const simulateOne = (rate: number, disabled: Partial<Rules> = {}, scenario: Partial<Scenario> = {}) =>
  simulate({
    network: createNetwork({ dataCentres: 1, products: 0, rate }),
    rules: { ...ALL_RULES, ...disabled },
    ttlSeconds: TTL_SECONDS,
    steadySeconds: 3_000,
    outageSeconds: 3_600,
    seed: 7,
    latency: constantLatency(0.1),
    refreshJitter: () => 0,
    ...scenario,
  });

describe('the simulated network', () => {
  it('gives the same result for the same seed and another result for another seed', () => {
    const run = (seed: number) =>
      simulate({
        network: createNetwork({ dataCentres: 10, products: 5, rate: 100 }),
        rules: ALL_RULES,
        ttlSeconds: TTL_SECONDS,
        steadySeconds: 600,
        outageSeconds: 600,
        seed,
      });
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
  });

  it('requests a busy response once per TTL when refresh-ahead is off', () => {
    expect(simulateOne(400, { refreshAhead: false }).providerRequests).toBe(10);
  });

  it('requests a busy response after four fifths of the TTL, without a waiting visitor, when refresh-ahead is on', () => {
    const { providerRequests, waitingShare, hitRatio } = simulateOne(400, {}, { steadySeconds: 2_400 });
    expect(providerRequests).toBe(10);
    expect([waitingShare, hitRatio]).toEqual([0, 1]);
  });

  it('sends a provider request for every visitor who arrives during the first one when single flight is off', () => {
    const { providerRequests } = simulateOne(400, { refreshAhead: false, singleFlight: false });
    expect(providerRequests / 10).toBeGreaterThan(30);
    expect(providerRequests / 10).toBeLessThan(52);
  });

  it('sends a provider request for every visitor when visits are far apart', () => {
    const rate = 1e-5;
    const { providerPerSecond } = simulateOne(rate, {}, { steadySeconds: 1e8 });
    expect(providerPerSecond / rate).toBeGreaterThan(0.9);
    expect(providerPerSecond / rate).toBeLessThan(1.1);
  });

  it('shows errors in an outage only without snapshot and stale-if-error, from the moment the response expires', () => {
    expect(simulateOne(400).outage.errorShare).toBe(0);
    const { errorShare } = simulateOne(400, { staleIfError: false, snapshot: false }).outage;
    expect(errorShare).toBeGreaterThan((3_600 - 300) / 3_600);
    expect(errorShare).toBeLessThan((3_600 - 60) / 3_600);
  });

  it('probes a failing provider with two attempts every ten seconds at most', () => {
    const { providerPerSecond, waitingShare } = simulateOne(400).outage;
    expect(providerPerSecond).toBeLessThan((2 / 10) * 1.1);
    expect(waitingShare).toBeLessThan(0.05);
  });

  it('sends the provider at most responses x data centres / TTL requests per second', () => {
    const network = createNetwork({ dataCentres: 50, products: 25, rate: 1_000 });
    const { providerPerSecond } = simulate({
      network,
      rules: { ...ALL_RULES, refreshAhead: false },
      ttlSeconds: TTL_SECONDS,
      steadySeconds: 3_000,
      outageSeconds: 60,
      seed: 3,
    });
    expect(providerPerSecond).toBeGreaterThan(0);
    expect(providerPerSecond).toBeLessThanOrEqual(boundPerSecond(network, TTL_SECONDS));
  });

  it('spreads the revalidations of a busy data centre when its isolates have different refresh jitter', () => {
    const [sameJitter, randomJitter] = [() => 0, createRandom(1).uniform].map(
      (refreshJitter) => simulateOne(20_000, {}, { refreshJitter, steadySeconds: 24_000 }).providerRequests,
    );
    expect(sameJitter).toBeGreaterThan(3_900);
    expect(randomJitter).toBeLessThan(120);
  });

  it('sends the provider as many requests as the real cache does', async () => {
    const rate = 1 / 100;
    const requests = 3_000;
    const random = createRandom(5);
    const sharedEntries = new Map<string, Entry<unknown>>();
    const backgroundTasks: Promise<unknown>[] = [];
    const refreshJitter = random.uniform();
    let clock = 0;
    let providerRequests = 0;
    const resource = createCachedResource<unknown>({
      sharedStore: {
        get: async (key) => sharedEntries.get(key) ?? null,
        set: async (key, entry) => void sharedEntries.set(key, entry),
      },
      ttlSeconds: TTL_SECONDS,
      maxRequestMs: 1_000,
      staleReasonOf: () => null,
      incidents: { failed: () => undefined, recovered: () => undefined },
      now: () => clock * 1_000,
      refreshJitter: () => refreshJitter,
      waitUntil: (task) => void backgroundTasks.push(task),
    });
    const fetchValue = async () => {
      providerRequests += 1;
      return {};
    };
    for (let i = 0; i < requests; i += 1) {
      clock += random.exponential(rate);
      await resource.load('https://site.example/products/a', fetchValue);
      await Promise.all(backgroundTasks.splice(0));
    }
    const { providerPerSecond } = simulateOne(
      rate,
      {},
      { steadySeconds: 1e7, latency: constantLatency(0), refreshJitter: () => refreshJitter },
    );
    expect(providerRequests / clock / providerPerSecond).toBeCloseTo(1, 1);
  });
});
