import type { Page, Route } from 'playwright-core';

/** How a script chunk fails. */
export type ChunkFailure = 'cannot be reached' | 'throws as it loads';

const RESPOND: Readonly<Record<ChunkFailure, (route: Route) => Promise<void>>> = {
  'cannot be reached': (route) => route.abort(),
  'throws as it loads': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
};

/** What the browser logs for an unreachable chunk. It logs nothing for a module that throws while it is imported. */
export const UNREACHABLE = [/^failed request: .*\.js net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/] as const;

/** A URL pattern for the chunk of this name. Vite names a chunk after its source file and adds a hash. */
export const chunk = (name: string): string => `**/build/assets/${name}-*.js`;

export const breakChunk = (page: Page, name: string, failure: ChunkFailure = 'cannot be reached') =>
  page.route(chunk(name), RESPOND[failure]);

/** Serves other code in place of a chunk. */
export const serveChunk = (page: Page, name: string, body: string) =>
  page.route(chunk(name), (route) => route.fulfill({ contentType: 'text/javascript', body }));
