import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

export type AppEnv = {
  Bindings: {
    /** Set on the request with which the page cache revalidates a page. Visitors cannot set it. */
    readonly isRevalidation?: boolean;
  };
  Variables: RequestIdVariables & {
    /** How long this response may be cached, at most. Unset: as long as the page cache allows. */
    maxAgeSeconds?: number;
  };
};
export type AppContext = Context<AppEnv>;
