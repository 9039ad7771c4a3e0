import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

export type AppEnv = {
  Variables: RequestIdVariables & {
    /** How long this response may be cached, at most. Unset: as long as the page cache allows. */
    maxAgeSeconds?: number;
  };
};
export type AppContext = Context<AppEnv>;
