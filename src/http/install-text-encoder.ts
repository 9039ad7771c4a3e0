import { SlabTextEncoder } from './slab-text-encoder.ts';

/** Workers' types leave constructors out of `globalThis`. */
const globals: { TextEncoder: typeof TextEncoder } = Object.assign(globalThis, { TextEncoder });
const native = globals.TextEncoder;
globals.TextEncoder = SlabTextEncoder;

export const restoreTextEncoder = (): void => {
  globals.TextEncoder = native;
};
