import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import type { AppContext } from './app-env.ts';

/**
 * Streams a page as an HTML document. Pages do not suspend, so that a fault in one rejects here,
 * before a byte has left, and becomes an error page with an honest status.
 */
export const renderPage = async (
  c: AppContext,
  page: ReactElement,
  status: ContentfulStatusCode = 200,
): Promise<Response> => {
  const stream = await renderToReadableStream(page, { onError: () => undefined });
  return c.body(stream, status, { 'content-type': 'text/html; charset=utf-8' });
};
