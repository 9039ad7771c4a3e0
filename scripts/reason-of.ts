import { toError } from '../src/shared/reports.ts';

/** Why a request failed, from the error that caused it: that of `fetch` says "fetch failed" alone. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = toError(error);
  return cause === undefined ? message : reasonOf(cause) || message;
};
