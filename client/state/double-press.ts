/** Two presses within this time, in milliseconds, are a double press. A double press opens only one dialog. */
export const DOUBLE_PRESS_MS = 1_000;
