import { describe, expect, it } from 'vitest';
import type { Latency } from '../../scripts/bench/scale/latency.ts';
import { createNetwork, TTL_SECONDS } from '../../scripts/bench/scale/network.ts';
import { EVERYTHING_ON, type Switches } from '../../scripts/bench/scale/policy.ts';
import { createRandom } from '../../scripts/bench/scale/random.ts';
import { boundPerSecond, type Scenario, simulate } from '../../scripts/bench/scale/simulate.ts';
import { createCachedResource } from '../../src/cache/cached-resource.ts';
import type { Entry } from '../../src/cache/entry.ts';

const always = (seconds: number): Latency => ({ answer: () => seconds, failure: () => 2 * seconds });

/** One data centre, one answer. */
const tiny = (rate: number, off: Partial<Switches> = {}, more: Partial<Scenario> = {}) =>
  simulate({
    network: createNetwork({ dataCentres: 1, products: 0, rate }),
    switches: { ...EVERYTHING_ON, ...off },
    ttlSeconds: TTL_SECONDS,
    steadySeconds: 3_000,
    outageSeconds: 3_600,
    seed: 7,
    latency: always(0.1),
    refreshJitter: () => 0,
    ...more,
  });

describe('the simulated network', () => {
  it('does the same with the same seed, and something else with another', () => {
    const run = (seed: number) =>
      simulate({
        network: createNetwork({ dataCentres: 10, products: 5, rate: 100 }),
        switches: EVERYTHING_ON,
        ttlSeconds: TTL_SECONDS,
        steadySeconds: 600,
        outageSeconds: 600,
        seed,
      });
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
  });

  it('asks for a busy answer once a lifetime when nothing is renewed ahead', () => {
    expect(tiny(400, { refreshAhead: false }).providerRequests).toBe(10);
  });

  it('asks for it a fifth earlier, and lets nobody wait, when it is', () => {
    const { providerRequests, waitingShare, hitRatio } = tiny(400, {}, { steadySeconds: 2_400 });
    expect(providerRequests).toBe(10);
    expect([waitingShare, hitRatio]).toEqual([0, 1]);
  });

  it('asks once for each request that comes while the first is under way, without one-flight', () => {
    const { providerRequests } = tiny(400, { refreshAhead: false, oneFlight: false });
    expect(providerRequests / 10).toBeGreaterThan(30);
    expect(providerRequests / 10).toBeLessThan(52);
  });

  it('asks for every request of a network that hardly anybody visits', () => {
    const rate = 1e-5;
    const { providerPerSecond } = tiny(rate, {}, { steadySeconds: 1e8 });
    expect(providerPerSecond / rate).toBeGreaterThan(0.9);
    expect(providerPerSecond / rate).toBeLessThan(1.1);
  });

  it('shows errors in an outage only without stale-if-error, from when the answer has expired', () => {
    expect(tiny(400).outage.errorShare).toBe(0);
    const { errorShare } = tiny(400, { staleIfError: false }).outage;
    expect(errorShare).toBeGreaterThan((3_600 - 300) / 3_600);
    expect(errorShare).toBeLessThan((3_600 - 60) / 3_600);
  });

  it('leaves a failing provider alone but for a probe of two tries every ten seconds', () => {
    const { providerPerSecond, waitingShare } = tiny(400).outage;
    expect(providerPerSecond).toBeLessThan((2 / 10) * 1.1);
    expect(waitingShare).toBeLessThan(0.05);
  });

  it('asks the provider no more than answers x data centres / interval', () => {
    const network = createNetwork({ dataCentres: 50, products: 25, rate: 1_000 });
    const { providerPerSecond } = simulate({
      network,
      switches: { ...EVERYTHING_ON, refreshAhead: false },
      ttlSeconds: TTL_SECONDS,
      steadySeconds: 3_000,
      outageSeconds: 60,
      seed: 3,
    });
    expect(providerPerSecond).toBeGreaterThan(0);
    expect(providerPerSecond).toBeLessThanOrEqual(boundPerSecond(network, TTL_SECONDS));
  });

  it('lets the isolates of a busy data centre revalidate with jitter, not all at once', () => {
    const [together, inTurn] = [() => 0, createRandom(1).uniform].map(
      (refreshJitter) => tiny(20_000, {}, { refreshJitter, steadySeconds: 24_000 }).providerRequests,
    );
    expect(together).toBeGreaterThan(3_900);
    expect(inTurn).toBeLessThan(120);
  });

  it('asks as often as the real cache does', async () => {
    const rate = 1 / 100;
    const requests = 3_000;
    const random = createRandom(5);
    const shared = new Map<string, Entry<unknown>>();
    const anchored: Promise<unknown>[] = [];
    const refreshJitter = random.uniform();
    let clock = 0;
    let requested = 0;
    const resource = createCachedResource<unknown>({
      sharedStore: {
        get: async (key) => shared.get(key) ?? null,
        set: async (key, entry) => void shared.set(key, entry),
      },
      ttlSeconds: TTL_SECONDS,
      maxRequestMs: 1_000,
      staleReasonOf: () => null,
      incidents: { failed: () => undefined, recovered: () => undefined },
      now: () => clock * 1_000,
      refreshJitter: () => refreshJitter,
      waitUntil: (work) => void anchored.push(work),
    });
    const fetchValue = async () => {
      requested += 1;
      return {};
    };
    for (let i = 0; i < requests; i += 1) {
      clock += random.exponential(rate);
      await resource.load('https://site.example/products/a', fetchValue);
      await Promise.all(anchored.splice(0));
    }
    const { providerPerSecond } = tiny(
      rate,
      {},
      { steadySeconds: 1e7, latency: always(0), refreshJitter: () => refreshJitter },
    );
    expect(requested / clock / providerPerSecond).toBeCloseTo(1, 1);
  });
});
