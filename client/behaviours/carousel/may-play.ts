/** What decides whether the pictures change by themselves. */
export type Circumstances = {
  /** The visitor has not pressed pause. */
  readonly wanted: boolean;
  /** The visitor has pressed play, and so wants it also under the pointer or the keyboard's focus. */
  readonly insisted: boolean;
  readonly reducedMotion: boolean;
  /** The tab is not the one that shows. */
  readonly hidden: boolean;
  readonly inView: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export const mayPlay = (now: Circumstances): boolean =>
  now.wanted && !now.reducedMotion && !now.hidden && now.inView && (now.insisted || !(now.hovered || now.focused));
