import type { Page } from 'playwright-core';

/** What the browser logs for an unreachable chunk. */
export const UNREACHABLE = [/^failed request: .*\.js net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/] as const;

/** A URL pattern for the chunk of this name. Vite names a chunk after its source file and adds a hash. */
export const chunk = (name: string): string => `**/build/assets/${name}-*.js`;

/** Makes a chunk unreachable. */
export const breakChunk = (page: Page, name: string) => page.route(chunk(name), (route) => route.abort());

/**
 * Lets the site answer again what a test answers. Of two routes the later one decides, and the earlier one finishes what it
 * is answering. `unroute` would hand those requests to the site, and fail the handlers that answer them.
 */
export const serveAgain = (page: Page, url: Parameters<Page['route']>[0]) =>
  page.route(url, (route) => route.continue());

/** Serves other code in place of a chunk. */
export const serveChunk = (page: Page, name: string, body: string) =>
  page.route(chunk(name), (route) => route.fulfill({ contentType: 'text/javascript', body }));
