import { makeFetchTransport } from '@sentry/browser';
import { stripQueries } from '../../src/shared/reports.ts';

type Transport = ReturnType<typeof makeFetchTransport>;
type EnvelopeItem = [headers: Record<string, unknown>, payload: unknown];

let isAnalyticsAllowed = false;

/** Errors are always sent. Replays, traces and logs are sent only while analytics are allowed. Off by default. */
export const setAnalyticsAllowed = (allowed: boolean): void => {
  isAnalyticsAllowed = allowed;
};

/**
 * Sentry describes elements with selectors that contain these attributes. The quotes are escaped because the selectors
 * are in JSON.
 */
const TEXT_ATTRIBUTES = /\[(?:alt|aria-label|title)=\\"(?:[^"\\]|\\.)*?\\"\]/g;

/** Replays are already text, because they are not compressed. Other payloads are serialised here, which Sentry accepts. */
const scrubItem = (item: EnvelopeItem): void => {
  const [headers, payload] = item;
  const text = stripQueries(typeof payload === 'string' ? payload : JSON.stringify(payload)).replace(
    TEXT_ATTRIBUTES,
    '',
  );
  item[1] = text;
  headers.length = new TextEncoder().encode(text).length;
};

/**
 * A fetch transport that scrubs every envelope. It removes queries and fragments from URLs, and text attributes from
 * element selectors. Without consent it drops everything but errors. It is the last step before the network, so it also
 * covers data that a later version of the SDK may collect.
 */
export const makeScrubbingTransport = (options: Parameters<typeof makeFetchTransport>[0]): Transport => {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    send(envelope) {
      const items: EnvelopeItem[] = envelope[1];
      if (!isAnalyticsAllowed && items.some(([{ type }]) => type !== 'event')) return Promise.resolve({});
      items.forEach(scrubItem);
      return transport.send(envelope);
    },
  };
};
