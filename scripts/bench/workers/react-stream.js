// First: React takes the TextEncoder that it finds when it is loaded, and is to find the platform's own, not the site's.
import './recorder.js';

import site from '../../../src/worker.ts';
import { recordElement, renderToReadableStream } from './recorder.js';

/**
 * The upper limit: the very elements that the site hands to React, made once with their data at hand, and for each
 * request nothing but React's stream of one of them. The first answer of an address is the site's.
 */

const pages = new Map();

export default {
  async fetch(request, env, context) {
    const path = request.url.slice(request.url.indexOf('/', 'http://'.length));
    const page = pages.get(path);
    if (page) return new Response(await renderToReadableStream(page.element), { headers: page.headers });
    const { element, value: response } = await recordElement(async () => site.fetch(request, env, context));
    pages.set(path, { element, headers: new Headers(response.headers) });
    return response;
  },
};
