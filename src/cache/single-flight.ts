import { raceTimeout, TIMED_OUT } from '../shared/timeouts.ts';

type SingleFlightOptions = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Keeps the request's context alive after its visitor has gone away. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** The longest time that the work may take, in milliseconds from its start. Work that takes longer is abandoned. */
  readonly maxWorkMs: number;
};

type Flight<Value> = { readonly result: Promise<Value>; readonly startedAt: number };

/**
 * Coalesces concurrent work by key within this isolate. workerd may never settle a promise whose request was cancelled,
 * so the leader is anchored with `waitUntil` and the waiters have a timeout. A waiter is anchored too, because workerd
 * warns when shared work settles for a request that is gone.
 */
export const createSingleFlight = <Value>({ now, waitUntil, maxWorkMs }: SingleFlightOptions) => {
  const flights = new Map<string, Flight<Value>>();

  /** The work in flight. Abandoned work is removed first: the map is in order of start times. */
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
    // The leader and the waiters handle the rejection. The anchor only waits for the work to end.
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

    /** How long the work with this key has been in flight, in milliseconds. Null: no such work is in flight. */
    elapsedMs(key: string): number | null {
      const flight = flightOf(key);
      return flight ? now() - flight.startedAt : null;
    },
  };
};
