import { raceTimeout, TIMED_OUT } from './timeouts.ts';

export type SingleFlightOptions = {
  /** Keeps shared work alive when the request that started it goes away. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** How long a waiter waits for the leader, in milliseconds. Must exceed the longest time that the work may take. */
  readonly waiterTimeoutMs: number;
};

export type SingleFlight<Value> = {
  isInFlight(key: string): boolean;
  /**
   * Runs `work` unless work with the same key is in flight, and resolves to the shared result. A waiter that times out
   * becomes the new leader. Other timed-out callers wait for the new leader.
   */
  run(key: string, work: () => Promise<Value>): Promise<Value>;
};

const noop = (): void => undefined;

/**
 * Coalesces concurrent work by key within this isolate. workerd may never settle a promise whose request was cancelled:
 * hence the `waitUntil` anchor for the leader and the timeout for the waiters.
 */
export const createSingleFlight = <Value>({ waitUntil, waiterTimeoutMs }: SingleFlightOptions): SingleFlight<Value> => {
  const inFlight = new Map<string, Promise<Value>>();

  const lead = (key: string, work: () => Promise<Value>): Promise<Value> => {
    const flight = work().finally(() => {
      if (inFlight.get(key) === flight) inFlight.delete(key);
    });
    inFlight.set(key, flight);
    // The leader and the waiters handle the rejection. The anchor only waits for the end.
    waitUntil(flight.then(noop, noop));
    return flight;
  };

  return {
    isInFlight: (key) => inFlight.has(key),
    async run(key, work) {
      let abandoned: Promise<Value> | null = null;
      for (;;) {
        const flight = inFlight.get(key);
        if (!flight || flight === abandoned) return lead(key, work);
        const result = await raceTimeout(flight, waiterTimeoutMs);
        if (result !== TIMED_OUT) return result;
        abandoned = flight;
      }
    },
  };
};
