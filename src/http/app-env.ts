import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { InlineText } from '../client-build.ts';

export type AppEnv = {
  Variables: RequestIdVariables & {
    /** The URL of the request. Nobody may change it. */
    url: URL;
    /** Its path, for use as a link on this site. */
    path: string;
    /** The styles of the page at that path. */
    pageStyles: readonly InlineText[];
    /** The longest time that this response may be cached. Unset: as long as the page cache allows. */
    maxAgeSeconds?: number;
  };
};
export type AppContext = Context<AppEnv>;
