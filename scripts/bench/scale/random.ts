/** A repeatable source of chance: the same seed gives the same run. */
export type Random = {
  /** In [0, 1). */
  uniform(): number;
  /** The time until the next event of a Poisson process with so many events per unit of time. */
  exponential(rate: number): number;
  /** A log-normal figure: half of all are below `median`; `sigma` is the spread of its logarithm. */
  logNormal(median: number, sigma: number): number;
};

const UINT32 = 2 ** 32;
const GOLDEN_GAMMA = 0x9e3779b9;
const WARM_UP_DRAWS = 15;

/** The small fast counter generator sfc32: 128 bits of state, so that hundreds of millions of draws do not repeat. */
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
