import type { Random } from './random.ts';

const MEDIAN_SECONDS = 0.12;
/** One response in a hundred takes five times the median. */
const SIGMA = 0.7;
/** The default of PROVIDER_TIMEOUT_MS. */
const TIMEOUT_SECONDS = 3;
/** The transport retries once, after a short delay, before it reports a failure. */
export const ATTEMPTS = 2;
const RETRY_DELAY_SECONDS = 0.01;

export type Latency = {
  /** Seconds until a successful response. */
  success(): number;
  /** Seconds until the transport reports a failure, all attempts included. */
  failure(): number;
};

export const createLatency = (random: Random): Latency => {
  const success = (): number => Math.min(random.logNormal(MEDIAN_SECONDS, SIGMA), TIMEOUT_SECONDS);
  return { success, failure: () => success() + RETRY_DELAY_SECONDS + success() };
};
