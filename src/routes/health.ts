import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Provider } from '../provider/provider.ts';

type KindHealth = ReturnType<Provider['health']>['list'];

const isoTime = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const toJson = ({ failingSince, lastSuccess }: KindHealth) => ({
  failingSince: isoTime(failingSince),
  lastSuccess: isoTime(lastSuccess),
});

/**
 * For monitors: whether the list and known products can be loaded. A copy that is newer than the last failure ends that
 * failure. The response covers only the isolate that answers, and a data centre has several. Makes no upstream request
 * and exposes no secrets.
 */
export const healthRoute =
  ({ config, release, provider }: Pick<Deps, 'config' | 'release' | 'provider'>) =>
  (c: AppContext) => {
    const { list, product } = provider.health();
    const isDegraded = list.failingSince !== null || product.failingSince !== null;
    c.header('cache-control', 'no-store');
    return c.json({
      status: isDegraded ? 'degraded' : 'ready',
      scope: 'isolate',
      release,
      build: config.buildId,
      provider: { list: toJson(list), product: toJson(product) },
    });
  };
