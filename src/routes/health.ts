import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';

/** For monitors: what this isolate knows of itself. It asks nobody and tells no secret. */
export const healthRoute = ({ config, provider, now }: Deps) => {
  let startedAt: number | null = null;
  return (c: AppContext) => {
    const time = now().getTime();
    startedAt ??= time;
    const { state, lastSuccess } = provider.breaker;
    c.header('cache-control', 'no-store');
    return c.json({
      build: config.buildId,
      // Since this isolate's first look at its own health: a Worker's clock stands still until its first request.
      uptimeSeconds: Math.floor((time - startedAt) / 1000),
      provider: { circuit: state, lastSuccess: lastSuccess === null ? null : new Date(lastSuccess).toISOString() },
    });
  };
};
