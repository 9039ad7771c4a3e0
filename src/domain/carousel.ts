/** How long each of a product's pictures stands before the next one takes its place. */
export const CAROUSEL_INTERVAL_MS = 3000;
