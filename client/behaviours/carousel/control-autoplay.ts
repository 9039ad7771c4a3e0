import { carousel as copy } from '../../../src/content/carousel.ts';
import type { Slider } from './create-slider.ts';
import type { CarouselElements } from './find-elements.ts';
import { CAROUSEL_INTERVAL_MS, shouldAutoplay } from './should-autoplay.ts';

/**
 * Starts and stops automatic rotation as its conditions change, and handles the pause button. Every image is shown for
 * one interval, also the one that the visitor has moved to.
 */
export const controlAutoplay = (
  slider: Slider,
  { stage, area, toggle }: CarouselElements,
  reducedMotion: MediaQueryList,
): void => {
  let isPaused = false;
  let isRequested = false;
  let hovered = area.matches(':hover') && matchMedia('(hover: hover)').matches;
  let inView = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const start = (): void => {
    stop();
    timer = setTimeout(() => slider.moveBy(1), CAROUSEL_INTERVAL_MS);
  };
  const update = (): void => {
    const play = shouldAutoplay({
      isPaused,
      isRequested,
      reducedMotion: reducedMotion.matches,
      hidden: document.hidden,
      inView,
      hovered,
      // Focus left by a click on a button does not count.
      focused: area.querySelector(':focus-visible') !== null,
    });
    if (!play) stop();
    else if (timer === undefined) start();
    toggle.hidden = reducedMotion.matches;
    // Not the `ariaLabel` property, which Firefox lacks before version 119.
    toggle.setAttribute('aria-label', isPaused ? copy.play : copy.pause);
    toggle.toggleAttribute('data-paused', isPaused);
  };

  slider.onChange(() => {
    if (timer !== undefined) start();
  });
  toggle.addEventListener('click', () => {
    isPaused = !isPaused;
    isRequested = !isPaused;
    update();
  });
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    area.addEventListener(type, ({ pointerType }) => {
      // Touch fires these events too, but does not hover.
      hovered = type === 'pointerenter' && pointerType === 'mouse';
      update();
    });
  }
  area.addEventListener('focusin', update);
  // During `focusout` the element still matches :focus-visible.
  area.addEventListener('focusout', () => queueMicrotask(update));
  document.addEventListener('visibilitychange', update);
  reducedMotion.addEventListener('change', update);
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(stage);
  update();
};
