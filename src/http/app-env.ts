import type { Context } from 'hono';

/** What the middleware leaves for the handlers. */
export type AppEnv = { Variables: { requestId: string } };
export type AppContext = Context<AppEnv>;
