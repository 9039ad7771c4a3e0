import type { ReactElement } from 'react';
import type { PageContext } from '../../components/layout/page-context.ts';
import type { Config } from '../../config.ts';
import type { AppContext } from '../app-env.ts';
import { contentSecurityPolicy } from '../middleware/security-headers.ts';
import { renderToReadableStream } from './react-server.ts';
import { renderToBytes } from './render-to-bytes.ts';

const NONCE_BYTES = 18;

type HeaderRecord = Readonly<Record<string, string>>;

const send = (c: AppContext, body: BodyInit, status: number, own: HeaderRecord): Response => {
  const response = new Response(body, { status, headers: c.get('pageHeaders') });
  for (const [name, value] of Object.entries(own)) response.headers.set(name, value);
  return response;
};

/**
 * Sends a page as a complete HTML document without any script. The page must not suspend; a fault in it rejects here,
 * before a byte has left, and becomes an error page with an honest status. Unless the page cache keeps it, nobody is to
 * use it without asking again, and nobody is to store an error.
 */
export const renderPage = async (
  c: AppContext,
  _context: PageContext,
  page: ReactElement,
  { status = 200, headers = {} }: { readonly status?: number; readonly headers?: HeaderRecord } = {},
): Promise<Response> => {
  const cacheControl = status === 200 ? 'no-cache' : 'no-store';
  return send(c, await renderToBytes(page), status, { ...headers, 'cache-control': cacheControl });
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
  return send(c, await renderToReadableStream(page, { nonce, onError }), 200, {
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy(config, nonce),
  });
};
