/** Chromium can go a long time without an idle period. */
const MAX_IDLE_WAIT_MS = 2_000;

/** Resolves when the browser is idle. Safari has no requestIdleCallback. */
const idle = (): Promise<unknown> =>
  new Promise(
    (resolve) => globalThis.requestIdleCallback?.(resolve, { timeout: MAX_IDLE_WAIT_MS }) ?? setTimeout(resolve),
  );

/**
 * Resolves when the first image has loaded or failed. The visitor needs the image before the code that moves it.
 */
const firstImageSettled = async (stage: Element): Promise<void> => {
  const image = stage.querySelector('img');
  if (!image || image.complete) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  });
};

/** Loads the carousel of a stage when the first image of the stage has loaded and the browser is idle. */
export const loadCarousel = async (stage: HTMLElement) => {
  await firstImageSettled(stage);
  await idle();
  return import('./create-carousel.ts');
};
