let accepted = false;
let isReplayRunning = false;

const prerenderingEnded = async (): Promise<void> => {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
};

const pageLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
};

/**
 * Starts or stops Session Replay according to the latest consent to analytics. Waits until the page is visible and
 * loaded, so that the download does not compete with the page's own files.
 */
export const applyConsent = async (acceptsAnalytics: boolean): Promise<void> => {
  accepted = acceptsAnalytics;
  await prerenderingEnded();
  await pageLoaded();
  if (accepted === isReplayRunning) return;
  isReplayRunning = accepted;
  const { startReplay, stopReplay } = await import('./replay.ts');
  await (isReplayRunning ? startReplay() : stopReplay());
};
