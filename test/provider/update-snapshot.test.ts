import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot, SnapshotStore } from '../../src/cache/snapshot-store.ts';
import { ProviderError } from '../../src/provider/errors.ts';
import { createParsers } from '../../src/provider/parse.ts';
import { createProductRequests } from '../../src/provider/request-products.ts';
import type { Transport } from '../../src/provider/transport.ts';
import { updateSnapshot } from '../../src/provider/update-snapshot.ts';
import type { Log } from '../../src/reporting/log.ts';

const incidents = () => {
  const failed: string[] = [];
  return { failed: (name: string) => void failed.push(name), recovered: () => undefined, names: failed };
};

const TIMEOUT_MS = 3_000;

/** A provider of `count` products over a store in memory. */
const setUp = (count: number) => {
  let now = 1_000_000;
  let stored: Snapshot = new Map();
  const requested: string[] = [];
  const prices = new Map<string, number>();
  const failures = new Map<string, ProviderError>();
  const hanging = new Set<string>();
  const missing = new Set<string>();
  let takesMs = 0;
  const reported = incidents();
  const logged: unknown[] = [];
  const product = (id: string) => ({ id, name: id, price: prices.get(id) ?? 100 });
  const transport: Transport = async ({ path }) => {
    requested.push(path);
    now += takesMs;
    if (hanging.has(path)) await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    const failure = failures.get(path);
    if (failure) throw failure;
    if (missing.has(path)) return { status: 404 };
    const ids = Array.from({ length: count }, (_, index) => `p${index}`);
    if (path === 'products') return { status: 200, json: ids.map(product) };
    const id = path.replace('products/', '');
    return { status: 200, json: { ...product(id), price: { amount: prices.get(id) ?? 100 } } };
  };
  const parsers = createParsers([], reported);
  const store: SnapshotStore = {
    read: async () => stored,
    get: async (name) => stored.get(name) ?? null,
    has: (name) => stored.has(name),
    write: async (snapshot) => {
      stored = snapshot;
    },
  };
  const requests = createProductRequests({ transport, parsers, incidents: reported, now: () => now });
  const log: Log = (event, fields) => void logged.push({ event, ...fields });
  return {
    failures,
    hanging,
    missing,
    prices,
    incidents: reported.names,
    logged,
    stored: () => stored,
    slowDown: (ms: number) => {
      takesMs = ms;
    },
    /** Runs the update two minutes after the last one, and returns what it requested. */
    run: async (): Promise<readonly string[]> => {
      requested.length = 0;
      now += 120_000;
      await updateSnapshot({ store, requests, incidents: reported, log, now: () => now });
      return [...requested];
    },
  };
};

const status = (code: number) =>
  new ProviderError('product', 'status', `responded with ${code}`, { failedAt: 0, status: code });

describe('an update of the snapshot', () => {
  it('makes at most 45 requests, and updates the products with the oldest copies', async () => {
    const { run, stored } = setUp(100);
    const runs = [await run(), await run(), await run()];
    expect(runs.map(({ length }) => length)).toEqual([45, 45, 45]);
    expect(new Set(runs.flat()).size).toBe(101);
    expect(stored().size).toBe(101);
  });

  it('logs after each run how many products have no copy yet, and nothing once every product has one', async () => {
    const { run, logged } = setUp(100);
    const lines: unknown[] = [];
    for (let runs = 0; runs < 4; runs += 1) {
      await run();
      lines.push(logged.splice(0));
    }
    const incomplete = { event: 'snapshot-incomplete', products: 100 };
    expect(lines).toEqual([[{ ...incomplete, missing: 56 }], [{ ...incomplete, missing: 12 }], [], []]);
  });

  it('first requests products whose entry in the list has changed', async () => {
    const { run, prices } = setUp(100);
    await run();
    prices.set('p7', 200);
    expect((await run()).slice(0, 3)).toEqual(['products', 'products/p7', 'products/p44']);
  });

  it('keeps the previous value and date of a failed product, and reports the failure', async () => {
    const { run, stored, failures, incidents: names } = setUp(3);
    await run();
    const before = stored().get('products/p1');
    failures.set('products/p1', status(500));
    await run();
    expect(stored().get('products/p1')).toEqual(before);
    expect(stored().get('products/p2')).not.toEqual(before);
    expect(names).toEqual(['snapshot details']);
  });

  it('keeps a product that is in the list but answers with 404, and reports it', async () => {
    const { run, stored, missing, incidents: names } = setUp(3);
    await run();
    const before = stored().get('products/p1');
    missing.add('products/p1');
    await run();
    expect(before).toBeDefined();
    expect(stored().get('products/p1')).toEqual(before);
    expect(names).toEqual(['snapshot details']);
  });

  it('stops when the provider limits requests, and continues at the same product next time', async () => {
    const { run, failures } = setUp(5);
    failures.set('products/p2', status(429));
    expect(await run()).toEqual(['products', 'products/p0', 'products/p1', 'products/p2']);
    failures.clear();
    expect((await run()).slice(1, 4)).toEqual(['products/p2', 'products/p3', 'products/p4']);
  });

  it('stops after a minute, so that it ends before the next update', async () => {
    const { run, slowDown } = setUp(40);
    slowDown(6_000);
    expect((await run()).length).toBeLessThanOrEqual(11);
  });

  it('accepts a list that has changed suspiciously, and reports it', async () => {
    const { run, stored, prices, incidents: names } = setUp(3);
    await run();
    for (const id of ['p0', 'p1', 'p2']) prices.set(id, 1);
    await run();
    expect(names).toEqual(['catalogue drift']);
    expect(stored().get('products')?.text).toContain('"price":1,');
    await run();
    expect(names).toEqual(['catalogue drift']);
  });

  it('changes nothing when the list fails, and reports the failure', async () => {
    const { run, stored, failures, logged, incidents: names } = setUp(3);
    await run();
    const before = stored();
    failures.set('products', status(500));
    await run();
    expect(stored()).toBe(before);
    expect([names, logged]).toEqual([['snapshot update'], []]);
  });
});

describe('a run whose products hang', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('has at most five requests in progress, and ends within half a minute', async () => {
    const { run, hanging } = setUp(44);
    for (let index = 0; index < 44; index += 1) hanging.add(`products/p${index}`);
    let requested: readonly string[] | null = null;
    void run().then((paths) => {
      requested = paths;
    });
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(vi.getTimerCount()).toBe(5);
    await vi.advanceTimersByTimeAsync(27_000);
    expect(requested).toHaveLength(45);
  });
});
