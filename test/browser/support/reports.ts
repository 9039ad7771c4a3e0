import { inject } from 'vitest';
import { decodeEnvelope } from '../../support/ingest.ts';
import { errorEvent } from '../../support/ingest-project.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The envelopes that have come, as text. */
export const receivedReports = async (): Promise<readonly string[]> => {
  const received: unknown = await (await fetch(inject('ingestUrl'))).json();
  return Array.isArray(received) ? received.filter(isText) : [];
};

const receivedItems = async () => (await receivedReports()).flatMap((text) => decodeEnvelope(Buffer.from(text)).items);

/** What kinds of things have come: `event` for an error, `replay_recording`, `span`, `log`. */
export const receivedKinds = async (): Promise<readonly unknown[]> =>
  (await receivedItems()).map(({ headers }) => headers.type);

/** The errors that have come, each with its message and where it happened. */
export const receivedErrors = async (): Promise<readonly string[]> => {
  const events = (await receivedItems()).filter(({ headers }) => headers.type === 'event');
  return events
    .map(({ payload }) => errorEvent.parse(payload))
    .map(({ exception, tags }) => `${tags.where}: ${exception.values.at(-1)?.value}`);
};

export const forgetReports = async (): Promise<void> => {
  await (await fetch(inject('ingestUrl'), { method: 'DELETE' })).body?.cancel();
};
