import type { Random } from './random.ts';

const MEDIAN_SECONDS = 0.12;
/** One answer in a hundred takes five times the median. */
const SIGMA = 0.7;
/** The default of PROVIDER_TIMEOUT_MS. */
const TIMEOUT_SECONDS = 3;
/** The transport asks a second time before it reports a failure, after a short pause. */
export const TRIES = 2;
const RETRY_PAUSE_SECONDS = 0.01;

export type Latency = {
  /** How long a good answer takes. */
  answer(): number;
  /** How long it takes to learn that the provider fails: both tries. */
  failure(): number;
};

export const createLatency = (random: Random): Latency => {
  const answer = (): number => Math.min(random.logNormal(MEDIAN_SECONDS, SIGMA), TIMEOUT_SECONDS);
  return { answer, failure: () => answer() + RETRY_PAUSE_SECONDS + answer() };
};
