import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

/** Keeps every response out of search engines: of a trial or a staging site. */
export const noIndex = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set('x-robots-tag', 'noindex');
});
