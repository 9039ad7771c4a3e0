import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';

/** For monitors: the state of this isolate. Makes no upstream request and exposes no secrets. */
export const createHealth = ({ config, provider, now }: Deps) => {
  let startedAt: number | null = null;
  return {
    /** Runs before all routes. A Worker has no clock until its first request, so the uptime counts from there. */
    countUptime: createMiddleware(async (_c, next) => {
      startedAt ??= now().getTime();
      await next();
    }),
    route: (c: AppContext) => {
      const { state, lastSuccess } = provider.breaker;
      c.header('cache-control', 'no-store');
      return c.json({
        build: config.buildId,
        uptimeSeconds: startedAt === null ? 0 : Math.floor((now().getTime() - startedAt) / 1000),
        provider: { circuit: state, lastSuccess: lastSuccess === null ? null : new Date(lastSuccess).toISOString() },
      });
    },
  };
};
