import type { Page, Route } from 'playwright-core';

/** How a script file of the site's can fail. */
export type BrokenWay = 'cannot be reached' | 'throws as it loads';

const ANSWERS: Readonly<Record<BrokenWay, (route: Route) => Promise<void>>> = {
  'cannot be reached': (route) => route.abort(),
  'throws as it loads': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
};

/** What a browser complains of when a script cannot be reached. One that throws as it is imported is no complaint. */
export const UNREACHABLE = [/^failed request: .*\.js net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/] as const;

/** Where a script file is, whose name carries a hash. */
export const chunk = (name: string): string => `**/build/assets/${name}-*.js`;

export const breakChunk = (page: Page, name: string, way: BrokenWay = 'cannot be reached') =>
  page.route(chunk(name), ANSWERS[way]);

/** Serves other code in a script file's place. */
export const serveChunk = (page: Page, name: string, body: string) =>
  page.route(chunk(name), (route) => route.fulfill({ contentType: 'text/javascript', body }));
