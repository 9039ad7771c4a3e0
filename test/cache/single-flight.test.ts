import { describe, expect, it } from 'vitest';
import { createSingleFlight } from '../../src/cache/single-flight.ts';

const setUp = (waiterDeadlineMs: number) => {
  const anchored: Promise<unknown>[] = [];
  return {
    anchored,
    flights: createSingleFlight<string>({ waitUntil: (work) => void anchored.push(work), waiterDeadlineMs }),
  };
};

const never = (): Promise<string> => new Promise(() => undefined);

describe('a single flight', () => {
  it('does the work once for all who ask while it is under way', async () => {
    const { flights, anchored } = setUp(1_000);
    let runs = 0;
    const work = async () => {
      runs += 1;
      await scheduler.wait(1);
      return `run ${runs}`;
    };
    const results = await Promise.all(Array.from({ length: 200 }, () => flights.run('a', work)));
    expect(new Set(results)).toEqual(new Set(['run 1']));
    expect(anchored).toHaveLength(1);
    expect(await flights.run('a', work)).toBe('run 2');
  });

  it('keeps keys apart', async () => {
    const { flights } = setUp(1_000);
    expect(await Promise.all([flights.run('a', async () => 'A'), flights.run('b', async () => 'B')])).toEqual([
      'A',
      'B',
    ]);
  });

  it('fails for all alike, once, and starts anew', async () => {
    const { flights, anchored } = setUp(1_000);
    const work = async (): Promise<string> => {
      throw new Error('no');
    };
    const results = await Promise.allSettled([flights.run('a', work), flights.run('a', work)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await Promise.all(anchored);
    expect(flights.isUnderWay('a')).toBe(false);
    expect(await flights.run('a', async () => 'yes')).toBe('yes');
  });

  it('lets one waiter take over from a leader that never lands, and the others join it', async () => {
    const { flights } = setUp(20);
    void flights.run('a', never);
    let rescues = 0;
    const rescue = async () => {
      rescues += 1;
      await scheduler.wait(1);
      return 'rescued';
    };
    const results = await Promise.all(Array.from({ length: 50 }, () => flights.run('a', rescue)));
    expect(new Set(results)).toEqual(new Set(['rescued']));
    expect(rescues).toBe(1);
  });

  it('lets nobody wait for ever, also when the one who took over never lands', async () => {
    const { flights } = setUp(20);
    for (let leader = 0; leader < 3; leader += 1) void flights.run('a', never);
    expect(await flights.run('a', async () => 'rescued')).toBe('rescued');
  });
});
