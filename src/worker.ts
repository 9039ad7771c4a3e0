import { env } from 'cloudflare:workers';
import { createApp } from './app.tsx';
import { createDeps } from './deps.ts';
import { warmUp } from './http/render/warm-up.tsx';

/** Created when the isolate starts, so that an invalid configuration fails at start-up and not at the first request. */
const deps = createDeps(env);
const app = createApp(deps);
warmUp(deps.config);
if (!deps.rateLimiter) deps.log('no-rate-limiter');

export default {
  fetch: app.fetch,
  /** The cron trigger of wrangler.toml. */
  scheduled: () => deps.provider.updateSnapshot(),
};
