import { createIncidents, type Incidents } from '../reporting/incidents.ts';
import type { Report } from '../reporting/report.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { Transport } from './transport.ts';
import { withCircuitBreaker } from './with-circuit-breaker.ts';

/** A share of the requests to the provider, with a circuit breaker and incidents of its own. */
export type Bulkhead = {
  readonly transport: Transport;
  readonly breaker: CircuitBreaker;
  readonly incidents: Incidents;
};

/**
 * Isolates failures: requests that visitors compose (parameters, credentials) go through bulkheads of their own, so that
 * they cannot open the breaker that the site's pages depend on. The price is that each bulkhead detects an outage by
 * itself, with at most five failures and one probe every 10 s.
 */
export const createBulkhead = (transport: Transport, report: Report, now: () => number): Bulkhead => {
  const breaker = createCircuitBreaker(now);
  const incidents = createIncidents(report);
  return { transport: withCircuitBreaker(transport, breaker, incidents), breaker, incidents };
};
