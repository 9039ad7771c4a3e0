import type { Context } from 'hono';

/** What the middleware leaves for the handlers. */
export type AppEnv = {
  Variables: {
    requestId: string;
    /** What every HTML document begins with: made once, since to copy them costs less than to set each of them. */
    pageHeaders: Headers;
  };
};
export type AppContext = Context<AppEnv>;
