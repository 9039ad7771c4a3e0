import { getCookie } from 'hono/cookie';
import type { Credentials } from '../provider/transport.ts';
import type { AppContext } from './app-env.ts';

/**
 * The credential that a request carries for the provider: its Authorization header, or else those of its cookies that
 * the configuration lists. Null: the answer is everybody's. No other header or cookie ever goes on.
 */
export const credentialsOf = (c: AppContext, cookieNames: readonly string[]): Credentials | null => {
  const authorization = c.req.header('authorization');
  if (authorization) return { authorization };
  const cookies = cookieNames.flatMap((name) => {
    const value = getCookie(c, name);
    return value === undefined ? [] : `${name}=${encodeURIComponent(value)}`;
  });
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : null;
};
