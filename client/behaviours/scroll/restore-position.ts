import { storedPosition } from '../../plumbing/stored-positions.ts';
import { isUntouched } from '../../state/scroll-restoration.ts';

/** How long after `load` the content may still grow. */
const MAX_WAIT_MS = 1500;

/** Runs `then` when the content has stopped growing. */
const whenSettled = (then: () => void): void => {
  const later = () => setTimeout(then, MAX_WAIT_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
};

const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the stored position as soon as the page is tall enough. Does not scroll if the visitor has scrolled a
 * screen away from the position, or is scrolling.
 * `firstHeight`: the height of the document before this module was loaded, in CSS pixels.
 */
export const restorePosition = (firstHeight: number): void => {
  // After a reload by entries.ts, the browser must not restore its position. It may still try to when the page loads.
  whenSettled(() => {
    history.scrollRestoration = 'auto';
  });
  const top = storedPosition();
  if (!top || top === scrollY) return;
  const maxScrollY = () => document.documentElement.scrollHeight - innerHeight;
  const ends = [firstHeight - innerHeight, maxScrollY()];
  if (!isUntouched({ left: top, now: scrollY, hasAnchor: location.hash !== '', screen: innerHeight, ends })) return;

  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const observer = new ResizeObserver(() => {
    if (maxScrollY() < top - 1) return;
    scrollTo({ top });
    // While the page loads, the content above may still change its height.
    if (document.readyState === 'complete') stop();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const gesture of GESTURES) addEventListener(gesture, stop, { signal, passive: true });
  whenSettled(stop);
  observer.observe(document.body);
};
