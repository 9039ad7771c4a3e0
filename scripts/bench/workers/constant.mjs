/** The baseline for cached pages: returns prepared bytes and headers for each path and does nothing else. */

/** @typedef {{ body: string, headers: [string, string][] }} Page */

/** @type {Map<string, { body: string, headers: Headers }> | undefined} */
let pagesByPath;

/** @param {Record<string, Page>} pages */
const prepare = (pages) =>
  new Map(Object.entries(pages).map(([path, { body, headers }]) => [path, { body, headers: new Headers(headers) }]));

export default {
  /**
   * @param {Request} request
   * @param {{ PAGES: Record<string, Page> }} env
   */
  fetch({ url }, env) {
    pagesByPath ??= prepare(env.PAGES);
    const page = pagesByPath.get(url.slice(url.indexOf('/', 'http://'.length)));
    return page ? new Response(page.body, { headers: page.headers }) : new Response(null, { status: 404 });
  },
};
