type Scrolled = {
  /** The position at which the page was left, and the current one, in CSS pixels. */
  readonly left: number;
  readonly now: number;
  readonly hasAnchor: boolean;
  /** The height of the window. */
  readonly screen: number;
  /** The last positions of the page while it was short, and of the page as it is. */
  readonly ends: readonly number[];
};

/**
 * Whether nobody has scrolled on purpose yet: the page is at the top, at an anchor or at its end. The browser scrolls a
 * page that is still short to its end, and leaves it there when it grows. The same applies less than a screen away from
 * where the page was left: Chromium misses it by the amount by which the content above changes while the page is parsed.
 */
export const isUntouched = ({ left, now, hasAnchor, screen, ends }: Scrolled): boolean =>
  now === 0 || hasAnchor || ends.some((end) => Math.abs(now - end) <= 1) || Math.abs(now - left) <= screen;
