/** Safari has no requestIdleCallback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    whenIdle(() => import('./create-carousel.ts').then(({ createCarousel }) => createCarousel(target)));
  }
});

/** Creates a carousel of a stage when the stage is visible and the browser is idle. */
export const watchStage = (stage: Element): void => observer.observe(stage);
