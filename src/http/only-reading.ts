import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';

export const READING_METHODS = ['GET', 'HEAD'] as const;

/** Nothing on this site changes anything: every method but GET and HEAD is answered 405. */
export const onlyReading = createMiddleware(async (c, next) => {
  if (!READING_METHODS.some((method) => method === c.req.method)) throw new HTTPException(405);
  await next();
});
