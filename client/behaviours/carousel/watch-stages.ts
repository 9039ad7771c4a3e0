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
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    observer.unobserve(target);
    firstImageSettled(target).then(() =>
      whenIdle(() => import('./create-carousel.ts').then(({ createCarousel }) => createCarousel(target))),
    );
  }
});

/** The markup does not tell: after a reload Firefox restores that its buttons were enabled. */
const watched = new WeakSet<HTMLElement>();

/** Creates a carousel of a stage when the stage is visible with its first image, and the browser is idle. Once. */
export const watchStage = (stage: HTMLElement): void => {
  if (watched.has(stage)) return;
  watched.add(stage);
  observer.observe(stage);
};
