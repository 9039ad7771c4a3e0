import type { Swiper } from 'swiper';
import { carousel as copy } from '../../../src/content/carousel.ts';
import { shouldAutoplay } from '../../state/autoplay.ts';
import type { CarouselElements } from './find-elements.ts';
import { isZoomedIn, onZoom } from './page-zoom.ts';

/** Starts and stops automatic rotation as its conditions change, and handles the pause button. */
export const controlAutoplay = (
  { autoplay }: Pick<Swiper, 'autoplay'>,
  { stage, area, toggle }: CarouselElements,
  reducedMotion: MediaQueryList,
): void => {
  let isPaused = false;
  let isRequested = false;
  const isHovered = (): boolean => area.matches(':hover') && matchMedia('(hover: hover)').matches;
  let hovered = isHovered();
  let held = false;
  let inView = true;

  const update = (): void => {
    const play = shouldAutoplay({
      isPaused,
      isRequested,
      reducedMotion: reducedMotion.matches,
      hidden: document.hidden,
      inView,
      zoomed: isZoomedIn(),
      hovered,
      held,
      // Focus from a click on a button does not count.
      focused: area.querySelector(':focus-visible') !== null,
    });
    if (!play) autoplay.stop();
    else if (!autoplay.running) autoplay.start();
    toggle.hidden = reducedMotion.matches;
    // Does not use the `ariaLabel` property, which Firefox lacks before version 119.
    toggle.setAttribute('aria-label', isPaused ? copy.play : copy.pause);
    toggle.toggleAttribute('data-paused', isPaused);
  };

  toggle.addEventListener('click', () => {
    isPaused = !isPaused;
    isRequested = !isPaused;
    update();
  });
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    area.addEventListener(type, ({ pointerType }) => {
      // Touch also fires these events, but does not hover.
      hovered = type === 'pointerenter' && pointerType === 'mouse';
      update();
    });
  }
  area.addEventListener('pointerdown', () => {
    held = true;
    update();
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, () => {
      held = false;
      update();
    });
  }
  area.addEventListener('focusin', update);
  // During `focusout`, the element still matches :focus-visible.
  area.addEventListener('focusout', () => queueMicrotask(update));
  document.addEventListener('visibilitychange', update);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // When the visitor comes back to a page, WebKit does not report that the pointer has left the element.
    hovered = isHovered();
    held = false;
    update();
  });
  reducedMotion.addEventListener('change', update);
  onZoom(update);
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(stage);
  update();
};
