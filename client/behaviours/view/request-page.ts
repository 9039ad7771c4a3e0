import { MAX_WAIT_MS } from '../load-late.ts';

/**
 * The outcome of a request for a page. `none`: no response, because of the connection, a timeout or the visitor. `other`: a response that
 * is no page, such as an error.
 */
type PageResponse = { readonly kind: 'page'; readonly page: Document } | { readonly kind: 'none' | 'other' };

/**
 * Requests a page as a document. `fetch` returns text, which Trusted Types forbid to parse. Never settles after `signal` has
 * been aborted.
 */
export const requestPage = (href: string, signal?: AbortSignal): Promise<PageResponse> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
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
    for (const type of ['error', 'timeout', 'abort'])
      request.addEventListener(type, () => signal?.aborted || resolve({ kind: 'none' }));
    signal?.addEventListener('abort', () => request.abort());
    request.send();
  });
