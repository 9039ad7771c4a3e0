import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedStore } from '../../src/cache/cache-api-store.ts';
import {
  type CachedResourceOptions,
  type CacheResult,
  createCachedResource,
  type LoadRequest,
} from '../../src/cache/cached-resource.ts';
import { createEntry, type Entry } from '../../src/cache/entry.ts';
import { RateLimitError } from '../../src/cache/rate-limit-error.ts';

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
    sharedStore: null,
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
    findCopy: (fallback?: LoadRequest<string>['fallback']) => resource.findCopy({ key: 'a', fallback }),
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

const FALLBACK = { name: 'snapshot', load: () => createEntry('old', 900_000) };

describe('a cached resource', () => {
  it('counts the age of an entry from the start of the upstream request', async () => {
    const { load, advance } = setUp();
    const { ageSeconds, remainingSeconds, upstreamMs } = await load(async () => {
      advance(2);
      return 'A';
    });
    expect([ageSeconds, remainingSeconds, upstreamMs]).toEqual([2, 298, 2_000]);
  });

  it('reports a failed write to the shared store and serves the value all the same', async () => {
    const entries = new Map<string, Entry<string>>();
    const sharedStore: SharedStore<string> = {
      get: async (key) => entries.get(key) ?? null,
      set: () => Promise.reject(new Error('full')),
    };
    const { load, failures, waitForBackground } = setUp({ sharedStore });
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

  it('includes the shared store and the rate limiter', async () => {
    const { load, advance } = setUp({ sharedStore: { get: hang, set: async () => undefined } });
    await timed(load(succeed));
    advance(301);
    const { ms, result } = await timed(load(succeed, { checkRateLimit: hang }));
    expect([ms, result.outcome]).toEqual([1_000, { kind: 'stale', reason: 'slow' }]);
  });

  it.each([
    ['at once', 0, 1_000],
    ['before the second is over', 700, 1_000],
    ['later', 2_500, 2_500],
  ])(
    'ends with the fallback when the upstream is slow and the fallback comes %s',
    async (_when, fallbackMs, servedAt) => {
      const { load } = setUp();
      const pending = pause(fallbackMs).then(() => createEntry('old', 900_000));
      const { ms, result } = await timed(load(hang, { fallback: { name: 'snapshot', load: () => pending } }));
      expect([ms, result.outcome]).toEqual([servedAt, { kind: 'stale', reason: 'snapshot' }]);
    },
  );

  it('ends with the upstream when that comes before a slow fallback, or when there is no fallback', async () => {
    const { load } = setUp();
    const slow = { name: 'snapshot', load: () => pause(5_000).then(() => createEntry('old', 900_000)) };
    const first = await timed(load(() => pause(2_000).then(succeed), { fallback: slow }));
    expect([first.ms, first.result.entry.value]).toEqual([2_000, 'new']);
    const none = { name: 'snapshot', load: async () => null };
    const second = await timed(load(() => pause(2_000).then(succeed), { fallback: none }, 'b'));
    expect([second.ms, second.result.entry.value]).toEqual([2_000, 'new']);
  });

  it('is a second at most after a failure, and short while it is remembered, when the fallback never comes', async () => {
    const { load } = setUp();
    const fallback = { name: 'snapshot', load: hang };
    const failed = load(fail, { fallback }).catch(() => load(succeed, {}, 'other'));
    expect((await timed(failed)).ms).toBeLessThanOrEqual(1_050);
    const again = load(fail, { fallback }).catch(() => load(succeed, {}, 'other'));
    expect((await timed(again)).ms).toBeLessThanOrEqual(200);
  });

  it('lasts as long as the shared store, the rate limiter and the request may take together when there is nothing to serve', async () => {
    const { load, requests } = setUp({ sharedStore: { get: hang, set: async () => undefined }, maxRequestMs: 5_000 });
    const checkRateLimit = () => pause(99);
    const loadValue = () => pause(4_999).then(succeed);
    const loads = [1, 2].map(() => load(loadValue, { checkRateLimit }));
    await vi.advanceTimersByTimeAsync(150 + 99 + 4_999);
    expect((await Promise.all(loads)).map(({ entry }) => entry.value)).toEqual(['new', 'new']);
    expect(requests()).toBe(1);
  });

  it('is a second at most for a retry, when there is nothing to serve', async () => {
    const { load, advance, requests } = setUp();
    await expect(load(fail)).rejects.toThrow(UpstreamError);
    advance(10);
    const first = load(hang).catch(() => null);
    advance(0.6);
    const second = load(hang).catch(() => load(succeed, {}, 'other'));
    expect((await timed(second)).ms).toBe(400);
    advance(0.4);
    await vi.advanceTimersByTimeAsync(600);
    expect(await first).toBeNull();
    const later = load(hang).catch(() => load(succeed, {}, 'other'));
    expect((await timed(later)).ms).toBe(50);
    // Two for this key, and one for the other.
    expect(requests()).toBe(3);
    const recovered = setUp();
    await expect(recovered.load(fail)).rejects.toThrow(UpstreamError);
    recovered.advance(10);
    const results = await Promise.all([1, 2].map(() => recovered.load(succeed)));
    expect(results.map(({ entry }) => entry.value)).toEqual(['new', 'new']);
    expect(recovered.requests()).toBe(2);
  });
});

describe('a key whose last request failed', () => {
  it('is requested again after ten seconds, in the background, while nobody waits', async () => {
    const { load, advance, requests, waitForBackground } = setUp();
    await load(succeed);
    advance(301);
    expect((await load(fail)).outcome).toEqual({ kind: 'stale', reason: 'down' });
    advance(9.999);
    expect((await load(hang)).outcome).toEqual({ kind: 'stale', reason: 'down' });
    expect(requests()).toBe(2);
    advance(0.001);
    const late = Promise.withResolvers<string>();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await load(() => late.promise)).outcome).toEqual({ kind: 'stale', reason: 'down' });
    }
    expect(requests()).toBe(3);
    late.resolve('newer');
    await waitForBackground();
    expect((await load(fail)).entry.value).toBe('newer');
  });

  it('rejects at once with the same error when there is nothing to serve', async () => {
    const { load, advance, requests } = setUp();
    await expect(load(fail)).rejects.toThrow(UpstreamError);
    advance(9.999);
    await expect(load(hang)).rejects.toThrow(UpstreamError);
    expect(requests()).toBe(1);
  });

  it('is no longer a failed one once the upstream has given a caller an answer', async () => {
    let isAnswer = false;
    const { load, advance, waitForBackground } = setUp({ isFailure: () => !isAnswer });
    await load(succeed);
    advance(301);
    await load(fail);
    isAnswer = true;
    advance(10);
    await load(fail);
    await waitForBackground();
    expect((await load(succeed)).outcome.kind).toBe('miss');
  });

  it('is no longer a failed one once a retry has succeeded', async () => {
    const { load, advance } = setUp({ ttlSeconds: 5 });
    await expect(load(fail)).rejects.toThrow(UpstreamError);
    advance(10);
    await load(succeed);
    advance(6);
    expect((await load(succeed)).outcome.kind).toBe('miss');
  });

  it('affects no other key', async () => {
    const { load } = setUp();
    await expect(load(fail, {}, 'b')).rejects.toThrow(UpstreamError);
    expect((await load(succeed)).entry.value).toBe('new');
  });

  it('is forgotten when nobody has retried it for half a minute, but not while it is retried', async () => {
    const { load, advance, requests } = setUp();
    await load(succeed);
    advance(301);
    await load(fail);
    advance(29.999);
    expect((await load(fail)).outcome.kind).toBe('stale');
    advance(30);
    const results = await Promise.all([1, 2].map(() => load(succeed)));
    expect(results.map(({ outcome }) => outcome.kind)).toEqual(['miss', 'miss']);
    expect(requests()).toBe(4);
    advance(301);
    await load(fail);
    advance(10);
    await load(hang);
    advance(25);
    expect((await load(succeed)).outcome).toEqual({ kind: 'stale', reason: 'down' });
  });

  it('is retried again when a retry never ends', async () => {
    const { load, advance, requests } = setUp({ maxRequestMs: 5_000 });
    await load(succeed);
    advance(301);
    await load(fail);
    advance(10);
    await load(hang);
    advance(6);
    await load(hang);
    expect(requests()).toBe(4);
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

describe('the fallback of a cached resource', () => {
  it('is served when the upstream fails and there is no entry, without being cached', async () => {
    const { load, advance, waitForBackground } = setUp();
    const { entry, outcome, ageSeconds, remainingSeconds } = await load(fail, { fallback: FALLBACK });
    expect([entry.value, outcome]).toEqual(['old', { kind: 'stale', reason: 'snapshot' }]);
    // Although it is younger than a fresh entry may be.
    expect([ageSeconds, remainingSeconds]).toEqual([100, 0]);
    advance(10);
    await load(succeed, { fallback: FALLBACK });
    await waitForBackground();
    expect((await load(fail, { fallback: FALLBACK })).entry.value).toBe('new');
  });

  it('comes after a stale entry, without being loaded then, and in place of an empty one', async () => {
    const { load, advance } = setUp();
    await load(succeed);
    advance(301);
    const unread = { name: 'snapshot', load: () => Promise.reject(new Error('not needed')) };
    expect((await load(fail, { fallback: unread })).entry.value).toBe('new');
    await load(async () => '', {}, 'b');
    expect((await load(fail, { fallback: FALLBACK }, 'b')).entry.value).toBe('');
    advance(300);
    expect((await load(fail, { fallback: FALLBACK }, 'b')).entry.value).toBe('old');
  });
});

describe('the rate limit of a cached resource', () => {
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

  it('refuses nobody who can have a stale entry or the fallback', async () => {
    const { load, advance } = setUp();
    await expect(load(succeed, { checkRateLimit: refuse })).rejects.toThrow(RateLimitError);
    const fallback = await load(succeed, { checkRateLimit: refuse, fallback: FALLBACK });
    expect(fallback.outcome).toEqual({ kind: 'stale', reason: 'snapshot' });
    await load(succeed);
    advance(301);
    const { outcome } = await load(succeed, { checkRateLimit: refuse });
    expect(outcome).toEqual({ kind: 'stale', reason: 'rate-limited' });
  });

  it('does not make others begin anew for each client that is refused', async () => {
    let reads = 0;
    const get = async () => {
      reads += 1;
      return null;
    };
    const { load } = setUp({ sharedStore: { get, set: async () => undefined } });
    const refused = Array.from({ length: 50 }, () => load(succeed, { checkRateLimit: refuse }));
    const [last, ...others] = await Promise.allSettled([load(succeed), ...refused].reverse());
    expect(others.concat(last ?? []).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(reads).toBeLessThan(5);
  });

  it('refuses only the client that it is about, not others who wait for the same key', async () => {
    const { load } = setUp();
    const checks = [refuse, refuse, async () => undefined];
    const results = await Promise.allSettled(checks.map((checkRateLimit) => load(succeed, { checkRateLimit })));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('is checked once for a client whose lookup begins anew after the refusal of another', async () => {
    const { load } = setUp();
    const checkRateLimit = vi.fn(async () => undefined);
    await Promise.allSettled([load(succeed, { checkRateLimit: refuse }), load(succeed, { checkRateLimit })]);
    expect(checkRateLimit).toHaveBeenCalledTimes(1);
  });
});

describe('a copy without a request to the upstream', () => {
  it('is the entry in memory, with the time for which it is fresh', async () => {
    const { load, findCopy, advance, requests } = setUp();
    await load(succeed);
    advance(299);
    expect(await findCopy()).toMatchObject({ entry: { value: 'new' }, remainingSeconds: 1 });
    advance(100);
    expect(await findCopy()).toMatchObject({ entry: { value: 'new' }, remainingSeconds: 0 });
    expect(requests()).toBe(1);
  });

  it('is the newer one of the shared store when the one in memory is stale', async () => {
    const sharedStore: SharedStore<string> = {
      get: () => createEntry('shared', 1_300_000),
      set: () => Promise.resolve(),
    };
    const { load, findCopy, advance } = setUp({ sharedStore });
    await load(succeed);
    advance(400);
    expect(await findCopy()).toMatchObject({ entry: { value: 'shared' }, remainingSeconds: 200 });
  });

  it('is the fallback when there is no other', async () => {
    const { findCopy } = setUp();
    expect(await findCopy(FALLBACK)).toMatchObject({ entry: { value: 'old' }, remainingSeconds: 200 });
    expect(await findCopy()).toBeNull();
  });

  it('is absent when the shared store and the fallback never answer', async () => {
    const { findCopy } = setUp({ sharedStore: { get: hang, set: hang } });
    expect(await findCopy({ ...FALLBACK, load: hang })).toBeNull();
  });
});
