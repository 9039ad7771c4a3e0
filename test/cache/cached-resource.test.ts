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

describe('a cached resource', () => {
  it('counts the age of an entry from the start of the upstream request', async () => {
    const { load, advance } = setUp();
    const { ageSeconds, remainingSeconds } = await load(async () => {
      advance(2);
      return 'A';
    });
    expect([ageSeconds, remainingSeconds]).toEqual([2, 298]);
  });

  it('reports a failed write to a tier and serves the value all the same', async () => {
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

  it('keeps a newer entry when an older request ends after it', async () => {
    const { load, advance } = setUp({ maxRequestMs: 1_000 });
    const started = Promise.withResolvers<void>();
    const late = Promise.withResolvers<string>();
    const abandoned = load(() => {
      started.resolve();
      return late.promise;
    });
    await started.promise;
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

  it('is a second at most with a stale entry, while the request goes on', async () => {
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

  it('is none for a request that has been slow for others', async () => {
    const { load, advance } = setUp();
    await load(succeed);
    advance(301);
    await timed(load(hang));
    advance(1);
    const { ms, result } = await timed(load(hang));
    expect([ms, result.outcome]).toEqual([50, { kind: 'stale', reason: 'slow' }]);
  });

  it('includes the tiers and the rate limiter', async () => {
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
    'ends with the copy of a tier when the upstream is slow and the %s copy comes %s',
    async (_freshness, _when, tierMs, ageSeconds, servedAt, outcome) => {
      const { load } = setUp({ tiers: [snapshot(() => pause(tierMs).then(() => aged(ageSeconds)))] });
      const { ms, result } = await timed(load(hang));
      expect([ms, result.outcome]).toEqual([servedAt, outcome]);
    },
  );

  it('ends with the upstream when that comes before a slow tier, or when no tier has a copy', async () => {
    const { load } = setUp({ tiers: [snapshot(() => pause(900).then(() => aged(1)))] });
    const first = await timed(load(() => pause(500).then(succeed)));
    expect([first.ms, first.result.entry.value]).toEqual([600, 'new']);
    const none = setUp({ tiers: [snapshot(async () => null)] });
    const second = await timed(none.load(() => pause(2_000).then(succeed)));
    expect([second.ms, second.result.entry.value]).toEqual([2_000, 'new']);
  });

  it('grows by a tenth of a second at most for a tier that never answers, which is reported', async () => {
    const { load, failures } = setUp({ tiers: [snapshot(hang)] });
    const { ms, result } = await timed(load(() => pause(500).then(succeed)));
    expect([ms, result.outcome.kind]).toEqual([600, 'miss']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failures).toEqual(['snapshot read']);
  });

  it('is a second at most after a failure, and none while it is remembered, when a tier never answers', async () => {
    const { load } = setUp({ tiers: [snapshot(hang)] });
    const other = setUp();
    expect((await timed(load(fail).catch(() => other.load(succeed)))).ms).toBeLessThanOrEqual(1_050);
    expect((await timed(load(fail).catch(() => other.load(succeed)))).ms).toBeLessThanOrEqual(50);
  });

  it('lasts as long as the patience with tiers, the rate limiter and the request together when there is nothing to serve', async () => {
    const { load, requests } = setUp({ tiers: [shared(hang)], maxRequestMs: 5_000 });
    const checkRateLimit = () => pause(99);
    const loadValue = () => pause(4_999).then(succeed);
    const loads = [1, 2].map(() => load(loadValue, { checkRateLimit }));
    await vi.advanceTimersByTimeAsync(100 + 99 + 4_999);
    expect((await Promise.all(loads)).map(({ entry }) => entry.value)).toEqual(['new', 'new']);
    expect(requests()).toBe(1);
  });
});

describe('a key whose last request failed', () => {
  it('is not requested for ten seconds in the last fifth either, when nobody waits', async () => {
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

  it('is not one when the error is an answer to that caller, which no stale entry hides', async () => {
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
  it('put what was found below into the tiers above, with its own date', async () => {
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

  it('are told that a resource does not exist only when they may have had it', async () => {
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

  it('bring back no older value after an empty one', async () => {
    const { load, findCopy, advance } = setUp({ tiers: [snapshot(() => aged(60))], ttlSeconds: 30 });
    await load(async () => '');
    advance(31);
    expect(await findCopy()).toBeNull();
    await expect(load(fail)).rejects.toThrow(UpstreamError);
  });

  it('are asked before the upstream is requested again in the last fifth, and only what is newer is taken', async () => {
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

  it('is checked before a request, in the background too, and not for a cached entry', async () => {
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

  it('refuses only the client that it is about, not others who wait for the same key', async () => {
    const { load } = setUp();
    const checks = [refuse, refuse, async () => undefined];
    const results = await Promise.allSettled(checks.map((checkRateLimit) => load(succeed, { checkRateLimit })));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});

describe('a copy without a request to the upstream', () => {
  it('is the newer one of a tier when the one in memory is stale', async () => {
    const { load, findCopy, advance } = setUp({ tiers: [shared(() => aged(-300, 'shared'))] });
    await load(succeed);
    advance(400);
    expect(await findCopy()).toMatchObject({ entry: { value: 'shared' }, remainingSeconds: 200 });
  });
});
