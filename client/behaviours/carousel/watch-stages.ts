/** Safari has no requestIdleCallback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Resolves when the first image is there, or cannot be had. What the visitor looks at comes before what moves it. */
const firstImageSettled = async (stage: Element): Promise<void> => {
  const image = stage.querySelector('img');
  if (!image || image.complete) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  });
};

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    firstImageSettled(target).then(() =>
      whenIdle(() => import('./create-carousel.ts').then(({ createCarousel }) => createCarousel(target))),
    );
  }
});

/** Creates a carousel of a stage when the stage is visible with its first image, and the browser is idle. */
export const watchStage = (stage: Element): void => observer.observe(stage);
