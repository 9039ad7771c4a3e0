/** Chromium can be without an idle period for long. */
const MAX_IDLE_WAIT_MS = 2_000;

/** Resolves when the browser is idle. Safari has no requestIdleCallback. */
const idle = (): Promise<unknown> =>
  new Promise(
    (resolve) => globalThis.requestIdleCallback?.(resolve, { timeout: MAX_IDLE_WAIT_MS }) ?? setTimeout(resolve),
  );

/** Resolves when the first image is there, or cannot be had. What the visitor looks at comes before what moves it. */
const firstImageSettled = async (stage: Element): Promise<void> => {
  const image = stage.querySelector('img');
  if (!image || image.complete) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  });
};

/** Loads what makes a carousel of a stage, once its first image is there and the browser is idle. */
export const loadCarousel = async (stage: HTMLElement) => {
  await firstImageSettled(stage);
  await idle();
  return import('./create-carousel.ts');
};
