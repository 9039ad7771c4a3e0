import { createIncidents, type Incidents } from '../reporting/incidents.ts';
import type { Report } from '../reporting/report.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { Transport } from './transport.ts';
import { guardTransport } from './with-circuit-breaker.ts';

/** One kind of question to the provider, with a circuit breaker and incidents of its own. */
export type Lane = {
  readonly transport: Transport;
  readonly breaker: CircuitBreaker;
  readonly incidents: Incidents;
};

/**
 * Questions that visitors compose (parameters, credentials) each go in a lane of their own: whatever makes the provider
 * fail there closes that lane alone, and neither closes nor reports the one that the site's pages depend on. The price is
 * that in an outage each lane finds it out for itself, with at most five failures and one probe every 10 s.
 */
export const createLane = (transport: Transport, report: Report, now: () => number): Lane => {
  const breaker = createCircuitBreaker(now);
  const incidents = createIncidents(report);
  return { transport: guardTransport(transport, breaker, incidents), breaker, incidents };
};
