import type { AppContext } from '../http/app-env.ts';

/** How long clients may cache a resource. */
const MAX_AGE_SECONDS = 3600;

type ResourceBody = {
  readonly contentType: string;
  readonly body: string;
  /** False when the body is incomplete and must not be cached. */
  readonly isCacheable?: boolean;
};

/** Sends a resource route's response (robots.txt and the like). */
export const sendResource = (c: AppContext, { contentType, body, isCacheable = true }: ResourceBody) =>
  c.body(body, 200, {
    'content-type': contentType,
    'cache-control': isCacheable ? `public, max-age=${MAX_AGE_SECONDS}` : 'no-cache',
  });
