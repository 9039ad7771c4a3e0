import { storedPosition } from '../../plumbing/stored-positions.ts';

/** How long after `load` the content may still grow. */
const MAX_WAIT_MS = 1500;

const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the stored position as soon as the page is tall enough. Does not scroll if the visitor has scrolled a
 * screen away from the position, or is scrolling.
 * `firstHeight`: the height of the document before this module was loaded, in CSS pixels.
 */
export const restorePosition = (firstHeight: number): void => {
  history.scrollRestoration = 'auto';
  const top = storedPosition();
  if (!top || top === scrollY) return;
  const maxScrollY = () => document.documentElement.scrollHeight - innerHeight;
  const isWithin = (distance: number, place: number): boolean => Math.abs(scrollY - place) <= distance;
  // Nobody has scrolled on purpose yet if the page is at the top, at an anchor or at the bottom: the browser scrolls a
  // page that is still short to its bottom, and leaves it there when it grows. The same applies less than a screen away
  // from the position: Chromium misses it by the amount by which the content above changes while the page is parsed.
  const bottoms = [firstHeight - innerHeight, maxScrollY()];
  const isUntouched =
    scrollY === 0 ||
    location.hash !== '' ||
    bottoms.some((bottom) => isWithin(1, bottom)) ||
    isWithin(innerHeight, top);
  if (!isUntouched) return;

  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const observer = new ResizeObserver(() => {
    if (maxScrollY() < top - 1) return;
    scrollTo({ top });
    stop();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const gesture of GESTURES) addEventListener(gesture, stop, { signal, passive: true });
  const stopLater = () => setTimeout(stop, MAX_WAIT_MS);
  if (document.readyState === 'complete') stopLater();
  else addEventListener('load', stopLater, { signal });
  observer.observe(document.body);
};
