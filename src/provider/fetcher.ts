import type { Bulkhead } from './bulkhead.ts';
import { ProviderError } from './errors.ts';
import type { ProviderRequest } from './transport.ts';

/** Requests a resource and validates it. Null when the provider says that it does not exist. Rejects with a ProviderError. */
export type Fetcher<Value> = (request: ProviderRequest) => Promise<Value | null>;

const incidentOf = ({ path }: ProviderRequest): string => `response ${path}`;

/**
 * Creates a fetcher that validates responses with `parse`, which throws when one does not fit. A malformed response is
 * reported once, until a valid one arrives.
 */
export const createFetcher =
  <Value>({ transport, incidents }: Bulkhead, parse: (json: unknown) => Value): Fetcher<Value> =>
  async (request) => {
    const response = await transport(request);
    if (response.status === 404) return null;
    const incident = incidentOf(request);
    try {
      const value = parse(response.json);
      incidents.recovered(incident);
      return value;
    } catch (cause) {
      const message = `the response to ${request.path} is malformed`;
      const error = new ProviderError(request.resource, 'invalid', message, { cause });
      incidents.failed(incident, error);
      throw error;
    }
  };

/** Turns "not found" into a failure, for a resource that must exist. A stale entry then stays available. */
export const mustExist =
  <Value>(fetcher: Fetcher<Value>, { incidents }: Bulkhead): ((request: ProviderRequest) => Promise<Value>) =>
  async (request) => {
    const value = await fetcher(request);
    if (value !== null) return value;
    const error = new ProviderError(request.resource, 'status', `${request.path} does not exist`, { status: 404 });
    incidents.failed(incidentOf(request), error);
    throw error;
  };
