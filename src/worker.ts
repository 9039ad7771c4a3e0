import { env } from 'cloudflare:workers';
import { createApp } from './app.tsx';
import { createDeps } from './deps.ts';
import { logMissingRateLimiter } from './reporting/log.ts';

/** Created when the isolate starts, so that an invalid configuration fails the start and not the first request. */
const deps = createDeps(env);
const app = createApp(deps);
if (!deps.rateLimiter) logMissingRateLimiter();

export default {
  fetch: app.fetch,
  /** The cron trigger of wrangler.toml. */
  scheduled: () => deps.provider.updateSnapshot(),
};
