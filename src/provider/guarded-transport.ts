import type { CircuitBreaker } from './circuit-breaker.ts';
import { ProviderError } from './errors.ts';
import type { Incidents } from './incidents.ts';
import type { Transport } from './transport.ts';

const INCIDENT = 'provider';
const TOO_MANY_REQUESTS = 429;

const isClientError = (status: number): boolean => status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;

/** Whether the failure speaks of the provider's health; a 4xx speaks of what was asked, and anybody can ask anything. */
const isOutage = ({ status }: ProviderError): boolean => status === null || !isClientError(status);

/** A transport that leaves a failing provider alone (see CircuitBreaker) and reports each outage once. */
export const guardTransport =
  (transport: Transport, breaker: CircuitBreaker, incidents: Incidents): Transport =>
  async (request) => {
    if (!breaker.allows()) throw new ProviderError(request.resource, 'resting', 'not asked, it fails too often');
    try {
      const answer = await transport(request);
      breaker.succeeded();
      incidents.recovered(INCIDENT);
      return answer;
    } catch (error) {
      if (error instanceof ProviderError && isOutage(error)) {
        breaker.failed();
        incidents.failed(INCIDENT, error);
      }
      throw error;
    }
  };
