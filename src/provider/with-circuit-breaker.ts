import type { Incidents } from '../reporting/incidents.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { ProviderError } from './errors.ts';
import type { ProviderRequest, Transport } from './transport.ts';

const INCIDENT = 'provider';
const TOO_MANY_REQUESTS = 429;

/**
 * Whether the failure is about the request and not about the provider's health: a 4xx, because clients can request
 * anything. 429 counts as one only for a visitor's own credential, which may have a rate limit of its own.
 */
const isClientError = ({ status }: ProviderError, { credentials }: ProviderRequest): boolean =>
  status !== null && status >= 400 && status < 500 && (status !== TOO_MANY_REQUESTS || credentials !== undefined);

/**
 * Sends no requests while the circuit is open, and reports each outage once. A 4xx proves that the provider is up, as
 * any other response does.
 */
export const withCircuitBreaker = (transport: Transport, breaker: CircuitBreaker, incidents: Incidents): Transport => {
  const recordSuccess = (): void => {
    breaker.recordSuccess();
    incidents.recovered(INCIDENT);
  };
  return async (request) => {
    if (!breaker.allowsRequest()) {
      throw new ProviderError(request.resource, 'circuit-open', 'no request sent, too many have failed');
    }
    try {
      const response = await transport(request);
      recordSuccess();
      return response;
    } catch (error) {
      if (error instanceof ProviderError && isClientError(error, request)) recordSuccess();
      else {
        breaker.recordFailure();
        incidents.failed(INCIDENT, error);
      }
      throw error;
    }
  };
};
