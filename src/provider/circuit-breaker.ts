/** This many failures within the window open the circuit. */
export const FAILURE_THRESHOLD = 5;
const FAILURE_WINDOW_MS = 30_000;
/** How long the circuit stays open before one request probes the provider. */
export const PROBE_INTERVAL_MS = 10_000;

/** `half-open`: the next request probes whether the provider is back. */
export type BreakerState = 'closed' | 'open' | 'half-open';

export type CircuitBreaker = {
  /** Whether a request may be sent now. In the half-open state this makes the caller the probe. */
  allowsRequest(): boolean;
  recordSuccess(): void;
  recordFailure(): void;
  readonly state: BreakerState;
  /** Milliseconds since 1970. Null before the first success. */
  readonly lastSuccess: number | null;
};

/** A circuit breaker for one isolate, so that an outage does not make every visitor wait for a timeout. */
export const createCircuitBreaker = (now: () => number): CircuitBreaker => {
  let failures: readonly number[] = [];
  let openUntil: number | null = null;
  let lastSuccess: number | null = null;

  const state = (): BreakerState => {
    if (openUntil === null) return 'closed';
    return now() < openUntil ? 'open' : 'half-open';
  };

  return {
    allowsRequest() {
      if (state() === 'open') return false;
      if (openUntil !== null) openUntil = now() + PROBE_INTERVAL_MS;
      return true;
    },
    recordSuccess() {
      failures = [];
      openUntil = null;
      lastSuccess = now();
    },
    recordFailure() {
      failures = [...failures.filter((at) => now() - at < FAILURE_WINDOW_MS), now()].slice(-FAILURE_THRESHOLD);
      if (openUntil !== null || failures.length >= FAILURE_THRESHOLD) openUntil = now() + PROBE_INTERVAL_MS;
    },
    get state() {
      return state();
    },
    get lastSuccess() {
      return lastSuccess;
    },
  };
};
