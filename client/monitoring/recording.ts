import { browserTracingIntegration, consoleLoggingIntegration, replayIntegration } from '@sentry/browser';
import { client } from './reporter.ts';
import { allowRecording } from './transport.ts';

type Replay = ReturnType<typeof replayIntegration>;

let replay: Replay | null = null;

/** Attributes that say in words, or in data, what is on the page or was typed there. */
const MASKED_ATTRIBUTES = ['alt', 'aria-label', 'aria-valuetext', 'data-props', 'placeholder', 'title'];

const addIntegrations = (): Replay => {
  const added = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    maskAttributes: MASKED_ATTRIBUTES,
    blockAllMedia: true,
    // It compresses in a worker made of a text, which the content security policy refuses; and text can be looked through.
    useCompression: false,
  });
  client.addIntegration(added);
  client.addIntegration(browserTracingIntegration({ linkPreviousTrace: 'off' }));
  client.addIntegration(consoleLoggingIntegration({ levels: ['warn', 'error'] }));
  return added;
};

/** Masked recording, timings and logs, for a visitor who agrees to analytics. */
export const startRecording = (): void => {
  allowRecording(true);
  if (replay) replay.start();
  else replay = addIntegrations();
};

/** Sends nothing more, and removes from the device what was kept there to hold the visit's recording together. */
export const stopRecording = async (): Promise<void> => {
  allowRecording(false);
  await replay?.stop({ flush: false });
};
