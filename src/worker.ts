import { env } from 'cloudflare:workers';
import { createApp } from './app.tsx';
import { createDeps } from './deps.ts';

/** Built when the isolate starts, so that a wrong configuration stops the start and not the first visitor. */
export default createApp(createDeps(env));
