/**
 * How long to wait for lazy code, in milliseconds. After that, a control works as it does without script, or tells the
 * visitor that it cannot work.
 */
export const MAX_WAIT_MS = 10_000;
