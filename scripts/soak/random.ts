const UINT32 = 2 ** 32;
const GOLDEN_GAMMA = 0x9e3779b9;
const WARM_UP_DRAWS = 15;

/**
 * A seeded random source of numbers in [0, 1): the same seed gives the same run. It is sfc32 (Small Fast Counter), whose
 * 128 bits of state do not repeat within hundreds of millions of draws.
 */
export const createRandom = (seed: number): (() => number) => {
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
