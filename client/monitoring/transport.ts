import { makeFetchTransport } from '@sentry/browser';
import { stripQueries } from '../../src/shared/report-privacy.ts';

type Transport = ReturnType<typeof makeFetchTransport>;
type Item = [headers: Record<string, unknown>, payload: unknown];

let mayRecord = false;

/** Errors are always sent; recordings, timings and logs while the visitor agrees. */
export const allowRecording = (allowed: boolean): void => {
  mayRecord = allowed;
};

/** The library names elements as selectors do, with what describes them in words, within JSON. */
const DESCRIPTION = /\[(?:alt|aria-label|title)=\\"(?:[^"\\]|\\.)*?\\"\]/g;

/** Recordings are text because they are not compressed; everything else becomes text here instead of a step later. */
const stripItem = (item: Item): void => {
  const [headers, payload] = item;
  const text = stripQueries(typeof payload === 'string' ? payload : JSON.stringify(payload)).replace(DESCRIPTION, '');
  item[1] = text;
  headers.length = new TextEncoder().encode(text).length;
};

/**
 * The last place before the network, so that whatever the library gathers, now or in a later version, passes here: no
 * query or fragment of any address gets out, nor what an element says of itself, and without consent nothing but errors.
 */
export const makeCarefulTransport = (options: Parameters<typeof makeFetchTransport>[0]): Transport => {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    send(envelope) {
      const items: Item[] = envelope[1];
      if (!mayRecord && items.some(([{ type }]) => type !== 'event')) return Promise.resolve({});
      items.forEach(stripItem);
      return transport.send(envelope);
    },
  };
};
