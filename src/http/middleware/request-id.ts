import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

/** A new id for every request, never one that the client sent; error pages show it and logs carry it. */
export const newRequestId = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  await next();
});
