/** A seeded random source: the same seed gives the same run. */
export type Random = {
  /** In [0, 1). */
  uniform(): number;
  /** The time until the next event of a Poisson process with `rate` events per unit of time. */
  exponential(rate: number): number;
  /** A log-normal value. `sigma` is the standard deviation of its logarithm. */
  logNormal(median: number, sigma: number): number;
};

const UINT32 = 2 ** 32;
const GOLDEN_GAMMA = 0x9e3779b9;
const WARM_UP_DRAWS = 15;

/** sfc32 (Small Fast Counter): its 128 bits of state do not repeat within hundreds of millions of draws. */
const createSfc32 = (seed: number): (() => number) => {
  let a = 0;
  let b = seed | 0;
  let c = GOLDEN_GAMMA | 0;
  let counter = 1;
  const draw = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / UINT32;
  };
  for (let i = 0; i < WARM_UP_DRAWS; i += 1) draw();
  return draw;
};

export const createRandom = (seed: number): Random => {
  const uniform = createSfc32(seed);
  return {
    uniform,
    exponential: (rate) => -Math.log(1 - uniform()) / rate,
    logNormal(median, sigma) {
      const normal = Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
      return median * Math.exp(sigma * normal);
    },
  };
};
