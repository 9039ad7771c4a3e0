import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import type { Config } from '../config.ts';
import type { AppContext } from './app-env.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import { renderToReadableStream } from './react-server.ts';
import { readAll } from './read-all.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const NONCE_BYTES = 18;

/**
 * Sends a page as a complete HTML document without any script. The page must not suspend; a fault in it rejects here,
 * before a byte has left, and becomes an error page with an honest status. Unless the page cache keeps it, nobody is to
 * use it without asking again, and nobody is to store an error.
 */
export const renderPage = async (
  c: AppContext,
  page: ReactElement,
  status: ContentfulStatusCode = 200,
): Promise<Response> => {
  const stream = await renderToReadableStream(page, { onError: () => undefined });
  const cacheControl = status === 200 ? 'no-cache' : 'no-store';
  return c.body(await readAll(stream), status, { ...PAGE_HEADERS, 'cache-control': cacheControl });
};

const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));

/**
 * Sends a page whose suspended parts follow when they are ready. React's script that puts them in place carries a nonce,
 * so such a document is for one visitor and is not to be kept. What suspends must resolve, never reject.
 */
export const streamPage = async (
  c: AppContext,
  page: ReactElement,
  { config, onError }: { readonly config: Config; readonly onError: (error: unknown) => void },
): Promise<Response> => {
  const nonce = createNonce();
  const stream = await renderToReadableStream(page, { nonce, onError });
  return c.body(stream, 200, {
    ...PAGE_HEADERS,
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy(config, nonce),
  });
};
