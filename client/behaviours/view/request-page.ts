import { MAX_WAIT_MS } from '../../plumbing/max-wait.ts';

/**
 * The outcome of a request for a page. `none`: no response, because of the connection, a timeout or the visitor.
 * `other-build`: a page of another build of the site. `other`: a response that is not a page, such as an error.
 */
type PageResponse =
  | { readonly kind: 'page'; readonly page: Document }
  | { readonly kind: 'none' | 'other-build' | 'other' };

/**
 * Classifies a response by its headers. A page whose policy names other styles is not parsed, and neither is an error
 * from the edge. Chromium would apply this page's policy to the inline styles of the parsed document, and report a
 * violation.
 */
const kindOf = (request: XMLHttpRequest): 'page' | 'other-build' | 'other' => {
  const isPage = request.status === 200 && request.getResponseHeader('content-type')?.startsWith('text/html');
  if (!isPage) return 'other';
  const policy = request.getResponseHeader('content-security-policy') ?? '';
  const [sources = ''] = /style-src [^;]*/.exec(policy) ?? [];
  const styles = sources.match(/sha256-[^']+/g);
  return styles === null || styles.join(' ') === document.body.dataset.styles ? 'page' : 'other-build';
};

const filesOf = (page: Document): readonly string[] =>
  Array.from(page.querySelectorAll('head > :is(script[src], link[rel="stylesheet"])'), (file) => file.outerHTML);

/** Whether a page with the same styles comes from the same build, that is, names the same files. */
const isSameBuild = (page: Document): boolean => {
  const loaded = filesOf(document);
  return filesOf(page).every((file) => loaded.includes(file));
};

/**
 * Requests a page as a document. `fetch` would return text, and Trusted Types forbid parsing it. Never settles after
 * `signal` has been aborted.
 */
export const requestPage = (href: string, signal?: AbortSignal): Promise<PageResponse> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.timeout = MAX_WAIT_MS;
    request.addEventListener('readystatechange', () => {
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      const kind = kindOf(request);
      if (kind === 'page') return;
      resolve({ kind });
      request.abort();
    });
    request.addEventListener('load', () => {
      const { response } = request;
      if (!(response instanceof Document)) resolve({ kind: 'other' });
      else resolve(isSameBuild(response) ? { kind: 'page', page: response } : { kind: 'other-build' });
    });
    for (const type of ['error', 'timeout', 'abort'])
      request.addEventListener(type, () => signal?.aborted || resolve({ kind: 'none' }));
    signal?.addEventListener('abort', () => request.abort());
    request.send();
  });
