import type { Page } from 'playwright-core';

/** What the browser logs for an unreachable chunk. */
export const UNREACHABLE = [/^failed request: .*\.js net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/] as const;

/** A URL pattern for the chunk of this name. Vite names a chunk after its source file and adds a hash. */
export const chunk = (name: string): string => `**/build/assets/${name}-*.js`;

/** Makes a chunk unreachable. */
export const breakChunk = (page: Page, name: string) => page.route(chunk(name), (route) => route.abort());

/**
 * Lets the site respond again to requests that a test has responded to. The route that is added last takes precedence,
 * and the earlier route finishes its responses. `unroute` would pass those requests on to the site, and their handlers
 * would fail.
 */
export const serveAgain = (page: Page, url: Parameters<Page['route']>[0]) =>
  page.route(url, (route) => route.continue());

/** Serves other code in place of a chunk. */
export const serveChunk = (page: Page, name: string, body: string) =>
  page.route(chunk(name), (route) => route.fulfill({ contentType: 'text/javascript', body }));
