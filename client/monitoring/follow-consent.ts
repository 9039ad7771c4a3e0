let agrees = false;
let recording = false;

const shown = async (): Promise<void> => {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
};

const loaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
};

/** Starts and stops the recording as the visitor says; not before the page is seen and has all that it needs itself. */
export const followConsent = async (analytics: boolean): Promise<void> => {
  agrees = analytics;
  await shown();
  await loaded();
  if (agrees === recording) return;
  recording = agrees;
  const { startRecording, stopRecording } = await import('./recording.ts');
  await (recording ? startRecording() : stopRecording());
};
