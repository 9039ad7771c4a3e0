/** Time between slides while the product carousel plays. */
export const CAROUSEL_INTERVAL_MS = 3000;

export type AutoplayState = {
  /** The visitor has pressed pause. */
  readonly isPaused: boolean;
  /** The visitor has pressed play. Hover and focus then no longer stop the rotation. */
  readonly isRequested: boolean;
  readonly reducedMotion: boolean;
  /** The page is hidden, for example in a background tab. */
  readonly hidden: boolean;
  readonly inView: boolean;
  /** The visitor has zoomed in, and looks at a part of the image. */
  readonly zoomed: boolean;
  readonly hovered: boolean;
  /** A finger or a pressed mouse button is on the carousel. */
  readonly held: boolean;
  readonly focused: boolean;
};

/** The rules for automatic rotation in https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export const shouldAutoplay = (state: AutoplayState): boolean => {
  const { isPaused, isRequested, reducedMotion, hidden, inView, zoomed, hovered, held, focused } = state;
  const isSeen = !hidden && inView && !zoomed;
  return !isPaused && !reducedMotion && isSeen && !held && (isRequested || !(hovered || focused));
};
