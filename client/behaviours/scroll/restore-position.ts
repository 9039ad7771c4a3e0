/** How long after the page has loaded its content may still grow. */
const PATIENCE_MS = 1500;

const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A link to the page's own address replaces its entry in the history, and leads to the top. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(entry.type));

/** Scrolls down to `top` as soon as the page is long enough for it, unless the visitor scrolls first. */
export const restorePosition = (top: number): void => {
  const bottom = () => document.documentElement.scrollHeight - innerHeight;
  // Neither where a page begins nor where a short one ends: it was the visitor who scrolled here, or the browser.
  const moved = scrollY > 0 && scrollY < bottom() - 1;
  if (moved || !isReturn()) return;

  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const growth = new ResizeObserver(() => {
    if (bottom() < top - 1) return;
    scrollTo({ top, behavior: 'instant' });
    end();
  });
  signal.addEventListener('abort', () => growth.disconnect());
  for (const gesture of GESTURES) addEventListener(gesture, end, { signal, passive: true });
  const endSoon = () => setTimeout(end, PATIENCE_MS);
  if (document.readyState === 'complete') endSoon();
  else addEventListener('load', endSoon, { signal });
  growth.observe(document.body);
};
