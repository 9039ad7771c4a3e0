import { MAX_WAIT_MS } from '../load-late.ts';

/**
 * What came of a request for a page: the page, no answer (no connection, or a timeout), or another answer than the page, as
 * an error.
 */
export type Answer = { readonly kind: 'page'; readonly page: Document } | { readonly kind: 'none' | 'other' };

/**
 * Requests a page of the site as a document. `fetch` has none, and Trusted Types forbid to parse one. Never settles once
 * `signal` is aborted.
 */
export const requestPage = (address: string, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = MAX_WAIT_MS;
    request.addEventListener('readystatechange', () => {
      const isPage = request.status === 200 && request.getResponseHeader('content-type')?.startsWith('text/html');
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED || isPage) return;
      resolve({ kind: 'other' });
      // An error of the edge is not parsed: its inline styles would violate the Content-Security-Policy.
      request.abort();
    });
    request.addEventListener('load', () => {
      const { response } = request;
      resolve(response instanceof Document ? { kind: 'page', page: response } : { kind: 'other' });
    });
    for (const type of ['error', 'timeout']) request.addEventListener(type, () => resolve({ kind: 'none' }));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
