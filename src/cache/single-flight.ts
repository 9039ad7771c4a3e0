import { DEADLINE, withDeadline } from './timeouts.ts';

export type SingleFlightOptions = {
  /** Keeps shared work alive when the request that began it goes away. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Milliseconds that a waiter gives somebody else's work before it begins its own: longer than that work may take. */
  readonly waiterDeadlineMs: number;
};

export type SingleFlight<Value> = {
  isUnderWay(key: string): boolean;
  /**
   * Runs `work` unless the same key's is under way, and answers with the one result. A waiter whose leader does not
   * finish in time becomes the leader itself; others who give up at the same moment wait as long for it.
   */
  run(key: string, work: () => Promise<Value>): Promise<Value>;
};

/**
 * One flight a key within this isolate. workerd may never settle a promise whose maker was cancelled: hence the anchor
 * for the maker and the deadline for everybody else.
 */
export const createSingleFlight = <Value>({
  waitUntil,
  waiterDeadlineMs,
}: SingleFlightOptions): SingleFlight<Value> => {
  const flights = new Map<string, Promise<Value>>();

  const lead = (key: string, work: () => Promise<Value>): Promise<Value> => {
    const flight = work().finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    // The leader and the waiters see the rejection; the anchor only needs to know that it is over.
    waitUntil(flight.then(noop, noop));
    return flight;
  };

  return {
    isUnderWay: (key) => flights.has(key),
    async run(key, work) {
      let givenUp: Promise<Value> | null = null;
      for (;;) {
        const underWay = flights.get(key);
        if (!underWay || underWay === givenUp) return lead(key, work);
        const result = await withDeadline(underWay, waiterDeadlineMs);
        if (result !== DEADLINE) return result;
        givenUp = underWay;
      }
    },
  };
};

const noop = (): void => undefined;
