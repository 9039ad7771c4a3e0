import { env } from 'cloudflare:workers';
import { createApp } from './app.tsx';
import { createDeps } from './deps.ts';

/** Created when the isolate starts, so that an invalid configuration fails the start and not the first request. */
export default createApp(createDeps(env));
