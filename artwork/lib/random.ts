/**
 * A seeded pseudo-random number generator (mulberry32). Each call returns a number in [0, 1).
 * The same seed gives the same sequence, so that every run draws the same image.
 */
export const createRandom = (seed: number): (() => number) => {
  let state = Math.trunc(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
