import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CachedResourceOptions,
  type CacheResult,
  createCachedResource,
  type LoadRequest,
} from '../../src/cache/cached-resource.ts';
import { createEntry, type Entry } from '../../src/cache/entry.ts';
import type { Tier } from '../../src/cache/tiers.ts';

class UpstreamError extends Error {}
class WaitError extends Error {}

const succeed = async () => 'new';
const fail = () => Promise.reject(new UpstreamError());
const hang = () => new Promise<never>(() => undefined);

const setUp = (options: Partial<CachedResourceOptions<string>> = {}) => {
  let now = 1_000_000;
  let background: Promise<unknown>[] = [];
  let requests = 0;
  const failures: string[] = [];
  const resource = createCachedResource<string>({
    tiers: [],
    ttlSeconds: 300,
    maxRequestMs: 60_000,
    isEmpty: (value) => value === '',
    isFailure: () => true,
    reasonOf: () => 'down',
    createTimeoutError: () => new WaitError(),
    incidents: { failed: (name) => void failures.push(name), recovered: () => undefined },
    now: () => now,
    waitUntil: (work) => void background.push(work),
    ...options,
  });
  return {
    failures,
    requests: () => requests,
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
    waitForBackground: async () => {
      await Promise.all(background);
      background = [];
    },
    findCopy: () => resource.findCopy('a'),
    /** Loads a key, and counts the requests to the upstream. */
    load: (loadValue: () => Promise<string | null>, request: Partial<LoadRequest<string>> = {}, key = 'a') =>
      resource.load({
        ...request,
        key,
        loadValue: () => {
          requests += 1;
          return loadValue();
        },
      }),
  };
};

const shared = (get: Tier<string>['get'], set: Tier<string>['set'] = async () => undefined): Tier<string> => ({
  name: 'shared',
  readIncident: 'cache read',
  get,
  set,
});
const snapshot = (get: Tier<string>['get']): Tier<string> => ({ name: 'snapshot', readIncident: 'snapshot read', get });

/** An entry of this age when the test begins. */
const aged = (seconds: number, value = 'old') => createEntry(value, 1_000_000 - seconds * 1000);

/** Starts a request that settles only through `late`. */
const abandon = async (load: ReturnType<typeof setUp>['load']) => {
  const started = Promise.withResolvers<void>();
  const late = Promise.withResolvers<string>();
  const abandoned = load(() => {
    started.resolve();
    return late.promise;
  });
  await started.promise;
  return { late, abandoned };
};

describe('a cached resource', () => {
  it('counts the age of an entry from the start of the upstream request', async () => {
    const { load, advance } = setUp();
    const { ageSeconds, remainingSeconds } = await load(async () => {
      advance(2);
      return 'A';
    });
    expect([ageSeconds, remainingSeconds]).toEqual([2, 298]);
  });

  it('reports a failed write to a tier and still serves the value', async () => {
    const entries = new Map<string, Entry<string>>();
    const tier = shared(
      async (key) => entries.get(key) ?? null,
      () => Promise.reject(new Error('full')),
    );
    const { load, failures, waitForBackground } = setUp({ tiers: [tier] });
    expect((await load(succeed)).entry.value).toBe('new');
    await waitForBackground();
    expect(failures).toEqual(['cache write']);
  });

  it('keeps a newer entry when an older request finishes later', async () => {
    const { load, advance } = setUp({ maxRequestMs: 1_000 });
    const { late, abandoned } = await abandon(load);
    advance(60);
    await load(succeed);
    late.resolve('older');
    await abandoned;
    expect((await load(succeed)).entry.value).toBe('new');
  });
});

describe('the time that a caller waits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  /** The outcome of `load`, and the milliseconds until it came. */
  const timed = async (load: Promise<CacheResult<string>>) => {
    let result: CacheResult<string> | null = null;
    let ms = 0;
    const settled = load.then((value) => {
      result = value;
    });
    for (; result === null && ms < 20_000; ms += 50) await vi.advanceTimersByTimeAsync(50);
    await settled;
    return { ms, result: await load };
  };

  it('is at most one second when there is a stale entry, and the request goes on', async () => {
    const { load, advance, requests } = setUp();
    await load(succeed);
    advance(301);
    const late = Promise.withResolvers<string>();
    const crowd = Array.from({ length: 8 }, () => load(() => late.promise));
    const { ms, result } = await timed(Promise.all(crowd).then(([first]) => first ?? Promise.reject(new Error())));
    expect([ms, result.outcome]).toEqual([1_000, { kind: 'stale', reason: 'slow' }]);
    late.resolve('newer');
    await late.promise;
    expect((await load(fail)).entry.value).toBe('newer');
    expect(requests()).toBe(2);
  });

  it('is zero when the same request has already been slow for other callers', async () => {
    const { load, advance } = setUp();
    await load(succeed);
    advance(301);
    await timed(load(hang));
    advance(1);
    const { ms, result } = await timed(load(hang));
    expect([ms, result.outcome]).toEqual([50, { kind: 'stale', reason: 'slow' }]);
  });

  it('includes the time for the tiers and the rate limiter', async () => {
    const { load, advance } = setUp({ tiers: [shared(hang)] });
    await timed(load(succeed));
    advance(301);
    const { ms, result } = await timed(load(succeed, { checkRateLimit: hang }));
    expect([ms, result.outcome]).toEqual([1_000, { kind: 'stale', reason: 'slow' }]);
  });

  it.each([
    ['fresh', 'at once', 0, 100, 50, { kind: 'hit', tier: 'snapshot' }],
    ['fresh', 'before the second is over', 700, 100, 700, { kind: 'hit', tier: 'snapshot' }],
    ['stale', 'at once', 0, 400, 1_000, { kind: 'stale', reason: 'slow' }],
    ['stale', 'before the second is over', 700, 400, 1_000, { kind: 'stale', reason: 'slow' }],
  ])(
    "ends with a tier's copy when the upstream is slow and the %s copy arrives %s",
    async (_freshness, _when, tierMs, ageSeconds, servedAt, outcome) => {
      const { load } = setUp({ tiers: [snapshot(() => pause(tierMs).then(() => aged(ageSeconds)))] });
      const { ms, result } = await timed(load(hang));
      expect([ms, result.outcome]).toEqual([servedAt, outcome]);
    },
  );

  it('is the total for the tiers, the rate limiter and the request when there is nothing to serve', async () => {
    const { load, requests } = setUp({ tiers: [snapshot(() => pause(900).then(() => null))], maxRequestMs: 5_000 });
    const request = { checkRateLimit: () => pause(100) };
    const loadValue = () => pause(4_800).then(succeed);
    const { ms, result } = await timed(
      Promise.all([1, 2].map(() => load(loadValue, request))).then(([first]) => first ?? Promise.reject(new Error())),
    );
    expect([ms, result.entry.value, requests()]).toEqual([900 + 100 + 4_800, 'new', 1]);
  });

  it("is the remaining time after another caller's request is abandoned, and the new request goes on", async () => {
    const { load, requests } = setUp({ maxRequestMs: 5_000 });
    const loadValue = () => pause(1_500).then(succeed);
    const loads = [hang, loadValue, loadValue].map((work) => load(work).catch((error: unknown) => error));
    await vi.advanceTimersByTimeAsync(1_000 + 5_000);
    for (const outcome of await Promise.all(loads)) expect(outcome).toBeInstanceOf(WaitError);
    await vi.advanceTimersByTimeAsync(500);
    expect([(await load(fail)).entry.value, requests()]).toEqual(['new', 2]);
  });

  it("includes a new request after another caller's request is abandoned, if the new one is quick", async () => {
    const { load } = setUp({ maxRequestMs: 5_000 });
    load(hang).catch(() => undefined);
    const { ms, result } = await timed(load(() => pause(900).then(succeed)));
    expect([ms, result.entry.value]).toEqual([5_900, 'new']);
  });

  it('is one second longer when a tier never answers, and that is reported', async () => {
    const { load, failures } = setUp({ tiers: [snapshot(hang)] });
    const { ms, result } = await timed(load(() => pause(500).then(succeed)));
    expect([ms, result.outcome.kind]).toEqual([1_500, 'miss']);
    expect(failures).toEqual(['snapshot read']);
  });

  it('is at most one second after a failure, and zero while the failure is remembered, when a tier never answers', async () => {
    const { load } = setUp({ tiers: [snapshot(hang)] });
    const other = setUp();
    expect((await timed(load(fail).catch(() => other.load(succeed)))).ms).toBeLessThanOrEqual(1_050);
    expect((await timed(load(fail).catch(() => other.load(succeed)))).ms).toBeLessThanOrEqual(50);
  });

  it("ends with a tier's copy for everyone who arrives during the read when the upstream refuses at once", async () => {
    const { load, requests } = setUp({ tiers: [snapshot(() => pause(400).then(() => aged(60)))] });
    const loads = Array.from({ length: 7 }, (_, visitor) => pause(50 * visitor).then(() => load(fail)));
    await vi.advanceTimersByTimeAsync(400);
    expect((await Promise.all(loads)).map(({ entry }) => entry.value)).toEqual(Array(7).fill('old'));
    expect(requests()).toBe(0);
  });

  it('ends with the response to a single request for everyone who arrives while the tiers are read', async () => {
    const { load, requests } = setUp({ tiers: [snapshot(() => pause(200).then(() => null))] });
    const loadValue = () => pause(40).then(succeed);
    const loads = Array.from({ length: 30 }, (_, visitor) => pause(10 * visitor).then(() => load(loadValue)));
    await vi.advanceTimersByTimeAsync(400);
    expect((await Promise.all(loads)).map(({ entry }) => entry.value)).toEqual(Array(30).fill('new'));
    expect(requests()).toBe(1);
  });

  it("does not extend to a tier's late copy, which the next caller gets even after a failure", async () => {
    const { load } = setUp({ tiers: [snapshot(() => pause(1_200).then(() => aged(60)))] });
    const first = load(fail).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(await first).toBeInstanceOf(UpstreamError);
    expect((await load(fail)).outcome).toEqual({ kind: 'hit', tier: 'memory' });
  });
});

describe('a key whose last request failed', () => {
  it('is rejected with the same error for ten seconds', async () => {
    const { load, advance, requests } = setUp();
    const first = await load(fail).catch((error: unknown) => error);
    expect(first).toBeInstanceOf(UpstreamError);
    advance(9);
    expect(await load(succeed).catch((error: unknown) => error)).toBe(first);
    expect(requests()).toBe(1);
  });

  it('serves a copy that another request has fetched meanwhile as fresh', async () => {
    const { load, advance } = setUp({ maxRequestMs: 1_000 });
    await load(succeed);
    advance(301);
    const { late, abandoned } = await abandon(load);
    advance(60);
    await load(succeed);
    late.reject(new UpstreamError());
    expect((await abandoned).outcome).toEqual({ kind: 'hit', tier: 'memory' });
  });

  it('is not requested again for ten seconds in the last fifth of its lifetime, when nobody waits', async () => {
    const { load, advance, requests, waitForBackground } = setUp();
    await load(succeed);
    advance(250);
    const counts: number[] = [];
    for (const seconds of [9.999, 0.001, 0]) {
      expect((await load(fail)).outcome.kind).toBe('hit');
      await waitForBackground();
      counts.push(requests());
      advance(seconds);
    }
    expect(counts).toEqual([2, 2, 3]);
  });

  it('does not count as failed when the error is meant for that caller, and no stale entry hides the error', async () => {
    let isAnswer = false;
    const { load, advance, requests } = setUp({ isFailure: () => !isAnswer });
    await load(succeed);
    advance(301);
    await load(fail);
    isAnswer = true;
    advance(30);
    for (let attempt = 0; attempt < 2; attempt += 1) await expect(load(fail)).rejects.toThrow(UpstreamError);
    expect(requests()).toBe(4);
  });
});

describe('the tiers of a cached resource', () => {
  it('are read and parsed once for many concurrent callers', async () => {
    let reads = 0;
    const tier = shared(async () => {
      reads += 1;
      return aged(60);
    });
    const { load, findCopy } = setUp({ tiers: [tier] });
    await Promise.all([...Array.from({ length: 200 }, () => load(fail)), findCopy()]);
    expect(reads).toBe(1);
  });

  it('copy a value from a lower tier into the tiers above, with its original date', async () => {
    const stored: Entry<string>[] = [];
    const above = shared(
      async () => null,
      async (_key, entry) => void stored.push(entry),
    );
    const { load, waitForBackground } = setUp({ tiers: [above, snapshot(() => aged(60))] });
    await load(fail);
    await waitForBackground();
    expect(stored).toEqual([expect.objectContaining({ value: 'old', storedAt: 940_000 })]);
  });

  it('store "not found" only for a resource that they may hold', async () => {
    const stored: (string | null)[] = [];
    const tier = shared(
      async () => null,
      async (_key, { value }) => void stored.push(value),
    );
    const { load, advance } = setUp({ tiers: [tier] });
    await load(async () => null, {}, 'invented');
    await load(succeed);
    advance(301);
    await load(async () => null);
    expect(stored).toEqual(['new', null]);
  });

  it('do not bring back an older value after an empty one', async () => {
    const { load, findCopy, advance } = setUp({ tiers: [snapshot(() => aged(60))], ttlSeconds: 30 });
    await load(async () => '');
    advance(31);
    expect(await findCopy()).toBeNull();
    await expect(load(fail)).rejects.toThrow(UpstreamError);
  });

  it('do not bring back an older value after the upstream has said that there is none', async () => {
    let copy: ReturnType<typeof aged> | null = null;
    const { load, advance } = setUp({ tiers: [snapshot(async () => copy)] });
    advance(10);
    await load(async () => null);
    advance(61);
    copy = aged(0);
    await expect(load(fail)).rejects.toThrow(UpstreamError);
  });

  it('replace the result of a request that started before their copy was stored', async () => {
    let copy: ReturnType<typeof aged> | null = null;
    const { load, findCopy, advance } = setUp({ tiers: [shared(async () => copy)] });
    const { late, abandoned } = await abandon(load);
    advance(1);
    copy = aged(-0.5, 'newer');
    await findCopy();
    late.resolve('older');
    expect((await abandoned).entry.value).toBe('newer');
  });

  it('are read before a request in the last fifth of the lifetime, and only a newer copy is taken', async () => {
    let copy = aged(0);
    const { load, advance, requests, waitForBackground } = setUp({ tiers: [snapshot(() => copy)] });
    await load(fail);
    advance(250);
    copy = aged(-200, 'newer');
    await load(fail);
    await waitForBackground();
    expect([(await load(fail)).entry.value, requests()]).toEqual(['newer', 0]);
    advance(250);
    await load(succeed);
    await waitForBackground();
    expect([(await load(fail)).entry.value, requests()]).toEqual(['new', 1]);
  });
});

describe('the rate limit of a cached resource', () => {
  class RateLimitError extends Error {}
  const refuse = () => Promise.reject(new RateLimitError());

  it('is checked before every request, even in the background, but not for a cached entry', async () => {
    const { load, advance, requests, waitForBackground } = setUp();
    let checks = 0;
    const checkRateLimit = async () => {
      checks += 1;
    };
    for (let attempt = 0; attempt < 3; attempt += 1) await load(succeed, { checkRateLimit });
    expect(checks).toBe(1);
    advance(250);
    await load(succeed, { checkRateLimit: refuse });
    await waitForBackground();
    expect(requests()).toBe(1);
  });

  it('is checked once for callers that have read the tiers together', async () => {
    const { load, requests } = setUp();
    let checks = 0;
    const checkRateLimit = async () => {
      checks += 1;
    };
    await Promise.all(Array.from({ length: 30 }, () => load(succeed, { checkRateLimit })));
    expect([checks, requests()]).toEqual([1, 1]);
  });

  it('refuses only the client that exceeds it, not others who wait for the same key', async () => {
    const { load } = setUp();
    const checks = [refuse, refuse, async () => undefined];
    const results = await Promise.allSettled(checks.map((checkRateLimit) => load(succeed, { checkRateLimit })));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});

describe('a copy that is found without a request to the upstream', () => {
  it('comes from a tier with a newer entry when the one in memory is stale', async () => {
    const { load, findCopy, advance } = setUp({ tiers: [shared(() => aged(-300, 'shared'))] });
    await load(succeed);
    advance(400);
    expect(await findCopy()).toMatchObject({ entry: { value: 'shared' }, remainingSeconds: 200 });
  });
});
