import { ProviderError } from './errors.ts';
import type { ProviderRequest } from './transport.ts';

/** Checks an answer with `parse`; what that throws becomes a ProviderError. */
export const parseAnswer = <Value>(
  { resource, path }: ProviderRequest,
  json: unknown,
  parse: (json: unknown) => Value,
): Value => {
  try {
    return parse(json);
  } catch (cause) {
    throw new ProviderError(resource, 'invalid', `the answer of ${path} is malformed`, { cause });
  }
};
