let accepted = false;
let isReplayRunning = false;

const pageLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
};

/**
 * Starts or stops Session Replay according to the latest consent to analytics. Waits until the page has
 * loaded, so that the download does not compete with the page's own files.
 */
export const applyConsent = async (acceptsAnalytics: boolean): Promise<void> => {
  accepted = acceptsAnalytics;
  await pageLoaded();
  if (accepted === isReplayRunning) return;
  isReplayRunning = accepted;
  const { startReplay, stopReplay } = await import('./replay.ts');
  await (isReplayRunning ? startReplay() : stopReplay());
};
