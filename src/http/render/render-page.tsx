import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import type { InlineText } from '../../client-build.ts';
import type { FirstImage } from '../../components/media/first-image.ts';
import type { Config } from '../../config.ts';
import type { AppContext } from '../app-env.ts';
import { contentSecurityPolicy } from '../middleware/security-headers.ts';
import { pageHeaders } from './assets.ts';

const NONCE_BYTES = 18;

type RenderPageOptions = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly firstImage?: FirstImage | null;
};

/**
 * Sends a page as a complete HTML document without React's inline script. The page must not suspend. If the page throws,
 * the function rejects before a byte is sent, and the visitor gets an error page with the right status. Unless the page
 * cache stores the response, clients must revalidate it. Errors must not be stored at all.
 */
export const renderPage = async (
  page: ReactElement,
  { status = 200, headers = {}, firstImage }: RenderPageOptions = {},
): Promise<Response> => {
  return new Response(`<!DOCTYPE html>${renderToString(page)}`, {
    status,
    headers: {
      ...pageHeaders(firstImage),
      ...headers,
      'cache-control': status === 200 ? 'no-cache' : 'no-store',
    },
  });
};

const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));

/** Calls `onCancel` when the client stops reading, before `source` is told. */
const withCancelListener = (source: ReadableStream<Uint8Array>, onCancel: () => void): ReadableStream<Uint8Array> => {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel(reason) {
      onCancel();
      return reader.cancel(reason);
    },
  });
};

type StreamPageOptions = {
  readonly config: Config;
  /** The page's styles. */
  readonly styles: readonly InlineText[];
  readonly onError: (error: unknown) => void;
};

/**
 * Sends a page whose suspended parts follow when they are ready. React's inline script puts the parts in place. It has
 * a nonce, so the document is for one visitor and must not be cached. Promises that suspend the page must resolve,
 * never reject. React reports a client that leaves as a render error, so errors after a cancellation are ignored.
 */
export const streamPage = async (
  c: AppContext,
  page: ReactElement,
  { config, styles, onError }: StreamPageOptions,
): Promise<Response> => {
  const nonce = createNonce();
  c.set('maxAgeSeconds', 0);
  let isCancelled = false;
  const stream = await renderToReadableStream(page, {
    nonce,
    onError: (error) => {
      if (!isCancelled) onError(error);
    },
  });
  const body = withCancelListener(stream, () => {
    isCancelled = true;
  });
  return new Response(body, {
    headers: {
      ...pageHeaders(),
      'cache-control': 'private, no-cache',
      'content-security-policy': contentSecurityPolicy(config, styles, nonce),
    },
  });
};
