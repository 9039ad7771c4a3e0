import type { Lane } from './bulkhead.ts';
import { ProviderError } from './errors.ts';
import type { ProviderRequest } from './transport.ts';

/**
 * One question to the provider: its checked answer, or null when it says that there is no such thing. Fails with a
 * ProviderError.
 */
export type Ask<Value> = (request: ProviderRequest) => Promise<Value | null>;

/** Checks answers with `parse`, which throws when one does not fit; that is reported once until one fits again. */
export const createAsk =
  <Value>({ transport, incidents }: Lane, parse: (json: unknown) => Value): Ask<Value> =>
  async (request) => {
    const answer = await transport(request);
    if (answer.status === 404) return null;
    const incident = `answer ${request.path}`;
    try {
      const value = parse(answer.json);
      incidents.recovered(incident);
      return value;
    } catch (cause) {
      const error = new ProviderError(request.resource, 'invalid', `the answer of ${request.path} is malformed`, {
        cause,
      });
      incidents.failed(incident, error);
      throw error;
    }
  };
