import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

export type AppEnv = {
  Variables: RequestIdVariables & {
    /** The longest time that this response may be cached. Unset: as long as the page cache allows. */
    maxAgeSeconds?: number;
  };
};
export type AppContext = Context<AppEnv>;
