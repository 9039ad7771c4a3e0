import { inject } from 'vitest';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The envelopes that have come, as text. */
export const receivedReports = async (): Promise<readonly string[]> => {
  const received: unknown = await (await fetch(inject('ingestUrl'))).json();
  return Array.isArray(received) ? received.filter(isText) : [];
};

export const forgetReports = async (): Promise<void> => {
  await (await fetch(inject('ingestUrl'), { method: 'DELETE' })).body?.cancel();
};
