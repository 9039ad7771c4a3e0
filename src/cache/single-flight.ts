import { raceTimeout, TIMED_OUT } from '../shared/timeouts.ts';

type SingleFlightOptions = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Keeps a request's context alive when its visitor goes away. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** The longest time that the work may take, in milliseconds from its start. Work that takes longer is given up. */
  readonly maxWorkMs: number;
};

type Flight<Value> = { readonly result: Promise<Value>; readonly startedAt: number };

/**
 * Coalesces concurrent work by key within this isolate. workerd may never settle a promise whose request was cancelled:
 * hence the `waitUntil` anchor for the leader and the timeout for the waiters. A waiter is anchored too, because workerd
 * warns when shared work settles for a request that is gone.
 */
export const createSingleFlight = <Value>({ now, waitUntil, maxWorkMs }: SingleFlightOptions) => {
  const flights = new Map<string, Flight<Value>>();

  /** The work that is in flight. What was given up is forgotten: the map is in the order of the starts. */
  const flightOf = (key: string): Flight<Value> | undefined => {
    for (const [oldest, { startedAt }] of flights) {
      if (now() - startedAt < maxWorkMs) break;
      flights.delete(oldest);
    }
    return flights.get(key);
  };

  const lead = (key: string, work: () => Promise<Value>): Promise<Value> => {
    const result = work().finally(() => {
      if (flights.get(key)?.result === result) flights.delete(key);
    });
    flights.set(key, { result, startedAt: now() });
    // The leader and the waiters handle the rejection. The anchor only waits for the end.
    waitUntil(Promise.allSettled([result]));
    return result;
  };

  /**
   * Runs `work` unless work with the same key is in flight, and resolves to the shared result. A waiter that times out
   * becomes the new leader. Other timed-out callers wait for the new leader.
   */
  const run = async (key: string, work: () => Promise<Value>): Promise<Value> => {
    const flight = flightOf(key);
    if (!flight) return lead(key, work);
    const waiting = raceTimeout(flight.result, flight.startedAt + maxWorkMs - now());
    waitUntil(Promise.allSettled([waiting]));
    const result = await waiting;
    if (result !== TIMED_OUT) return result;
    if (flights.get(key) === flight) flights.delete(key);
    return run(key, work);
  };

  return {
    run,

    /** How long the work with this key has been in flight, in milliseconds. Null: there is none. */
    elapsedMs(key: string): number | null {
      const flight = flightOf(key);
      return flight ? now() - flight.startedAt : null;
    },
  };
};
