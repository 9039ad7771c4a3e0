/** Chromium can be without an idle period for long. */
const MAX_IDLE_WAIT_MS = 2_000;

/** Safari has no requestIdleCallback. */
const whenIdle = (run: () => void): unknown =>
  globalThis.requestIdleCallback?.(run, { timeout: MAX_IDLE_WAIT_MS }) ?? setTimeout(run);

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
