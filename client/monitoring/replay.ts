import { browserTracingIntegration, consoleLoggingIntegration, replayIntegration } from '@sentry/browser';
import { setAnalyticsAllowed } from './scrubbing-transport.ts';
import { sentryClient } from './sentry-client.ts';

type Replay = ReturnType<typeof replayIntegration>;

let replay: Replay | null = null;

/** Attributes whose values are visible text, or data of the page or the visitor. */
const MASKED_ATTRIBUTES = [
  'alt',
  'aria-label',
  'aria-valuetext',
  'data-announcement',
  'data-copy',
  'data-lost',
  'data-props',
  'data-shop-text',
  'data-text',
  'placeholder',
  'title',
];

const addIntegrations = (): Replay => {
  const integration = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    maskAttributes: MASKED_ATTRIBUTES,
    blockAllMedia: true,
    // Compression would run in a worker from a blob: URL, which the Content Security Policy refuses. The scrubbing
    // transport also needs plain text.
    useCompression: false,
  });
  const client = sentryClient();
  client.addIntegration(integration);
  client.addIntegration(browserTracingIntegration({ linkPreviousTrace: 'off' }));
  client.addIntegration(consoleLoggingIntegration({ levels: ['warn', 'error'] }));
  return integration;
};

/** Starts masked Session Replay, tracing and console logs. Call it only with consent to analytics. */
export const startReplay = (): void => {
  setAnalyticsAllowed(true);
  if (replay) replay.start();
  else replay = addIntegrations();
};

/** Stops sending everything but errors, and removes the replay session from the device. */
export const stopReplay = async (): Promise<void> => {
  setAnalyticsAllowed(false);
  await replay?.stop({ flush: false });
};
