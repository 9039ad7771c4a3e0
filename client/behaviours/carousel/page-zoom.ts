/** A scale that fingers have brought back to 1 may be a little more. */
const UNNOTICED_SCALE = 1.01;

/** Whether the visitor has zoomed into the page, with fingers or a trackpad: only a part of it is in the window. */
export const isZoomedIn = (): boolean => (window.visualViewport?.scale ?? 1) > UNNOTICED_SCALE;

/** Runs when that may have changed. */
export const onZoom = (run: () => void): void => window.visualViewport?.addEventListener('resize', run);
