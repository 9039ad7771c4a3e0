import type { AppContext } from '../http/app-env.ts';

/** So long may anybody keep a file that is made for machines. */
const MAX_AGE_SECONDS = 3600;

export type ResourceFile = {
  readonly type: string;
  readonly body: string;
  /** False: what it was made of is not whole, and nobody is to keep it. */
  readonly cacheable?: boolean;
};

export const sendResource = (c: AppContext, { type, body, cacheable = true }: ResourceFile) =>
  c.body(body, 200, {
    'content-type': type,
    'cache-control': cacheable ? `public, max-age=${MAX_AGE_SECONDS}` : 'no-cache',
  });
