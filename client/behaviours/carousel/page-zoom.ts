/** After zooming back to 1 with the fingers, the scale may be slightly higher. */
const UNNOTICED_SCALE = 1.01;

/** Whether the visitor has zoomed into the page with fingers or a trackpad, so that only a part of it is in the window. */
export const isZoomedIn = (): boolean => (window.visualViewport?.scale ?? 1) > UNNOTICED_SCALE;

/** Calls `run` when the zoom may have changed. */
export const onZoom = (run: () => void): void => window.visualViewport?.addEventListener('resize', run);
