import { describe, expect, it } from 'vitest';
import type { SharedStore } from '../../src/cache/cache-api-store.ts';
import { type CachedResourceOptions, createCachedResource } from '../../src/cache/cached-resource.ts';
import { createEntry, type Entry } from '../../src/cache/entry.ts';
import { RateLimitError } from '../../src/cache/rate-limit-error.ts';

class UpstreamError extends Error {}

const setUp = (options: Partial<CachedResourceOptions<string>> = {}) => {
  let now = 1_000_000;
  const background: Promise<unknown>[] = [];
  const failures: string[] = [];
  const resource = createCachedResource<string>({
    sharedStore: null,
    ttlSeconds: 300,
    maxRequestMs: 1_000,
    staleReasonOf: (error) => (error instanceof UpstreamError ? 'down' : null),
    incidents: { failed: (name) => void failures.push(name), recovered: () => undefined },
    now: () => now,
    refreshJitter: () => 0,
    waitUntil: (work) => void background.push(work),
    ...options,
  });
  return {
    resource,
    failures,
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
    waitForBackground: () => Promise.all(background),
  };
};

describe('a cached resource', () => {
  it('counts the age of an entry from the start of the upstream request', async () => {
    const { resource, advance } = setUp();
    const { ageSeconds, upstreamMs } = await resource.load('a', async () => {
      advance(2);
      return 'A';
    });
    expect([ageSeconds, upstreamMs]).toEqual([2, 2_000]);
  });

  it('serves a stale entry when the upstream fails, and names the reason', async () => {
    const { resource, advance } = setUp();
    await resource.load('a', async () => 'A');
    advance(301);
    const result = await resource.load('a', () => Promise.reject(new UpstreamError()));
    expect([result.entry.value, result.outcome]).toEqual(['A', { kind: 'stale', reason: 'down' }]);
  });

  it('does not hide an unexpected error behind a stale entry', async () => {
    const { resource, advance } = setUp();
    await resource.load('a', async () => 'A');
    advance(301);
    await expect(resource.load('a', () => Promise.reject(new RangeError('a bug')))).rejects.toThrow('a bug');
  });

  it('fetches a new copy when a fresh one is forced near expiry', async () => {
    const { resource, advance } = setUp();
    await resource.load('a', async () => 'old');
    advance(240);
    expect((await resource.load('a', async () => 'new', { forceFresh: true })).entry.value).toBe('new');
  });

  it('reports a failed write to the shared store and serves the value all the same', async () => {
    const entries = new Map<string, Entry<string>>();
    const sharedStore: SharedStore<string> = {
      get: async (key) => entries.get(key) ?? null,
      set: () => Promise.reject(new Error('full')),
    };
    const { resource, failures, waitForBackground } = setUp({ sharedStore });
    expect((await resource.load('a', async () => 'A')).entry.value).toBe('A');
    await waitForBackground();
    expect(failures).toEqual(['cache write']);
  });

  it('serves the fallback when the upstream fails and there is no entry, without caching it', async () => {
    const { resource } = setUp();
    const fallback = { name: 'snapshot', load: () => createEntry('old', 900_000) };
    const failed = await resource.load('a', () => Promise.reject(new UpstreamError()), { fallback });
    expect([failed.entry.value, failed.outcome, failed.ageSeconds]).toEqual([
      'old',
      { kind: 'stale', reason: 'snapshot' },
      100,
    ]);
    expect((await resource.load('a', async () => 'live', { fallback })).entry.value).toBe('live');
  });

  it('prefers a stale entry to the fallback', async () => {
    const { resource, advance } = setUp();
    await resource.load('a', async () => 'A');
    advance(301);
    const fallback = { name: 'snapshot', load: () => createEntry('old', 900_000) };
    const result = await resource.load('a', () => Promise.reject(new UpstreamError()), { fallback });
    expect(result.entry.value).toBe('A');
  });

  it('asks for admission before it fetches, and not for a cached entry', async () => {
    const { resource } = setUp();
    let admitted = 0;
    const admit = async () => {
      admitted += 1;
    };
    for (let round = 0; round < 3; round += 1) await resource.load('a', async () => 'A', { admit });
    expect(admitted).toBe(1);
  });

  it('serves a stale entry to a client that is not admitted, and no fallback', async () => {
    const { resource, advance } = setUp();
    const admit = () => Promise.reject(new RateLimitError());
    const fallback = { name: 'snapshot', load: () => createEntry('old', 900_000) };
    await expect(resource.load('a', async () => 'A', { admit, fallback })).rejects.toThrow(RateLimitError);
    await resource.load('a', async () => 'A');
    advance(301);
    const { outcome } = await resource.load('a', async () => 'B', { admit, fallback });
    expect(outcome).toEqual({ kind: 'stale', reason: 'rate-limited' });
  });

  it('keeps the rate limits of several clients from a client that waits for the same key', async () => {
    const { resource } = setUp();
    const refuse = () => Promise.reject(new RateLimitError());
    const loads = [refuse, refuse, async () => undefined].map((admit) =>
      resource.load('a', async () => 'A', { admit }),
    );
    const results = await Promise.allSettled(loads);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
