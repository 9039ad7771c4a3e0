import { toError } from '../src/shared/reports.ts';

/** Why a request failed, from the error's cause. The error of `fetch` itself only says "fetch failed". */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = toError(error);
  return cause === undefined ? message : reasonOf(cause) || message;
};
