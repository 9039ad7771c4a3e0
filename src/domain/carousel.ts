/** Time between slides while the product carousel plays. */
export const CAROUSEL_INTERVAL_MS = 3000;
