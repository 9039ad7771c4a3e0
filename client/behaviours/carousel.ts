import { forParts } from './on-streamed-in.ts';

/** Safari has no idle callback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Makes carousels of the stages with several pictures, once one is seen and the browser has nothing better to do. */
export const startCarousels = (): void => {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      whenIdle(() => import('./carousel/create-carousel.ts').then((late) => late.createCarousel(target)));
    }
  });
  // A stage whose controls are still hidden has not been made a carousel.
  forParts(() => {
    for (const stage of document.querySelectorAll('.stage:has(> [hidden])')) seen.observe(stage);
  });
};
