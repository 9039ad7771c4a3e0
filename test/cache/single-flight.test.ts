import { describe, expect, it } from 'vitest';
import { createSingleFlight } from '../../src/cache/single-flight.ts';

const setUp = (maxWorkMs: number) => {
  let now = 1_000_000;
  const anchored: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void anchored.push(work);
  return {
    anchored,
    advance: (ms: number) => {
      now += ms;
    },
    singleFlight: createSingleFlight<string>({ now: () => now, waitUntil, maxWorkMs }),
  };
};

const never = (): Promise<string> => new Promise(() => undefined);

describe('single flight', () => {
  it('runs the work once for all concurrent callers', async () => {
    const { singleFlight } = setUp(1_000);
    let runs = 0;
    const work = async () => {
      runs += 1;
      await scheduler.wait(1);
      return `run ${runs}`;
    };
    const results = await Promise.all(Array.from({ length: 200 }, () => singleFlight.run('a', work)));
    expect(new Set(results)).toEqual(new Set(['run 1']));
    expect(await singleFlight.run('a', work)).toBe('run 2');
  });

  it('keeps the context of every caller alive, however many leave before the work ends', async () => {
    const { singleFlight, anchored } = setUp(1_000);
    const { promise: work, resolve } = Promise.withResolvers<string>();
    const results = [1, 2, 3].map(() => singleFlight.run('a', () => work));
    expect(anchored).toHaveLength(3);
    resolve('done');
    await Promise.all(anchored);
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
  });

  it('rejects for every caller, and runs again afterwards', async () => {
    const { singleFlight, anchored } = setUp(1_000);
    const work = async (): Promise<string> => {
      throw new Error('no');
    };
    const results = await Promise.allSettled([singleFlight.run('a', work), singleFlight.run('a', work)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await Promise.all(anchored);
    expect(singleFlight.elapsedMs('a')).toBeNull();
    expect(await singleFlight.run('a', async () => 'yes')).toBe('yes');
  });

  it('makes one timed-out waiter the new leader, which the others join', async () => {
    const timeoutMs = 100;
    const { singleFlight } = setUp(timeoutMs);
    void singleFlight.run('a', never);
    let rescues = 0;
    const rescue = async () => {
      rescues += 1;
      await allTimedOut;
      return 'rescued';
    };
    const results = Array.from({ length: 50 }, () => singleFlight.run('a', rescue));
    // This timer starts after those of the waiters. Timers fire in order, however busy the machine is. So the new
    // leader finishes after the last waiter has joined it, and before a waiter times out again.
    const allTimedOut = scheduler.wait(timeoutMs);
    expect(new Set(await Promise.all(results))).toEqual(new Set(['rescued']));
    expect(rescues).toBe(1);
  });

  it('gives up work that takes too long', async () => {
    const { singleFlight, advance } = setUp(1_000);
    void singleFlight.run('a', never);
    advance(999);
    expect(singleFlight.elapsedMs('a')).toBe(999);
    advance(1);
    expect(singleFlight.elapsedMs('a')).toBeNull();
    expect(await singleFlight.run('a', async () => 'rescued')).toBe('rescued');
  });

  it('lets a caller wait only for the remaining time of the work, not for all of it', async () => {
    const { singleFlight, advance } = setUp(60_000);
    void singleFlight.run('a', never);
    advance(59_990);
    expect(await singleFlight.run('a', async () => 'rescued')).toBe('rescued');
  });

  it('lets no caller wait forever when the new leader never settles either', async () => {
    const { singleFlight } = setUp(20);
    for (let leader = 0; leader < 3; leader += 1) void singleFlight.run('a', never);
    expect(await singleFlight.run('a', async () => 'rescued')).toBe('rescued');
  });
});
