/** Memory may grow by this factor after the warm-up. */
export const MAX_GROWTH = 1.3;
const WARM_UP_FRACTION = 1 / 3;
const FINAL_FRACTION = 1 / 5;
/** Fewer samples, at four a second, end before the caches are full and the code is compiled. */
const MIN_SAMPLES = 480;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export type MemoryGrowth = { readonly warmBytes: number; readonly finalBytes: number; readonly factor: number };

/**
 * How much the resident memory grew from the end of the warm-up to the end of the run, from samples at equal intervals:
 * medians, because single samples depend on when V8 collected. Null: too few samples.
 */
export const memoryGrowth = (samples: readonly number[]): MemoryGrowth | null => {
  if (samples.length < MIN_SAMPLES) return null;
  const window = Math.ceil(samples.length * FINAL_FRACTION);
  const warmFrom = Math.floor(samples.length * WARM_UP_FRACTION);
  const warmBytes = median(samples.slice(warmFrom, warmFrom + window));
  const finalBytes = median(samples.slice(-window));
  return { warmBytes, finalBytes, factor: finalBytes / warmBytes };
};
