/** So many failures within the window open the circuit. */
export const OPENS_AFTER_FAILURES = 5;
export const FAILURE_WINDOW_MS = 30_000;
/** While open, one request in this time may try whether the provider is back. */
export const PROBE_INTERVAL_MS = 10_000;

export type BreakerState = 'closed' | 'open';

export type CircuitBreaker = {
  /** Whether the provider may be asked now. While open, a true answer makes the caller the probe. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
  readonly state: BreakerState;
  /** Milliseconds since 1970, or null when there was none. */
  readonly lastSuccess: number | null;
};

/** Leaves a failing provider alone, so that an outage costs the visitor no waiting. One for each isolate. */
export const createCircuitBreaker = (now: () => number): CircuitBreaker => {
  let failures: readonly number[] = [];
  let nextProbeAt: number | null = null;
  let lastSuccess: number | null = null;

  return {
    allows() {
      if (nextProbeAt === null) return true;
      if (now() < nextProbeAt) return false;
      nextProbeAt = now() + PROBE_INTERVAL_MS;
      return true;
    },
    succeeded() {
      failures = [];
      nextProbeAt = null;
      lastSuccess = now();
    },
    failed() {
      failures = [...failures.filter((at) => now() - at < FAILURE_WINDOW_MS), now()].slice(-OPENS_AFTER_FAILURES);
      if (nextProbeAt !== null || failures.length >= OPENS_AFTER_FAILURES) nextProbeAt = now() + PROBE_INTERVAL_MS;
    },
    get state() {
      return nextProbeAt === null ? 'closed' : 'open';
    },
    get lastSuccess() {
      return lastSuccess;
    },
  };
};
