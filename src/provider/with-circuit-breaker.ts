import type { Incidents } from '../reporting/incidents.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { ProviderError } from './errors.ts';
import type { ProviderRequest, Transport } from './transport.ts';

const INCIDENT = 'provider';
const TOO_MANY_REQUESTS = 429;

/**
 * Whether the failure speaks of what was asked, and not of the provider's health: a 4xx, since anybody can ask anything.
 * 429 is one only for a visitor's own credential, which may have a measure of its own.
 */
const isClientError = ({ status }: ProviderError, { credentials }: ProviderRequest): boolean =>
  status !== null && status >= 400 && status < 500 && (status !== TOO_MANY_REQUESTS || credentials !== undefined);

/**
 * A transport that leaves a failing provider alone (see CircuitBreaker) and reports each outage once. A provider that
 * refuses a request is there, just as one that answers it.
 */
export const guardTransport = (transport: Transport, breaker: CircuitBreaker, incidents: Incidents): Transport => {
  const answered = (): void => {
    breaker.succeeded();
    incidents.recovered(INCIDENT);
  };
  return async (request) => {
    if (!breaker.allows()) throw new ProviderError(request.resource, 'resting', 'not asked, it fails too often');
    try {
      const answer = await transport(request);
      answered();
      return answer;
    } catch (error) {
      if (error instanceof ProviderError && isClientError(error, request)) answered();
      else {
        breaker.failed();
        incidents.failed(INCIDENT, error);
      }
      throw error;
    }
  };
};
