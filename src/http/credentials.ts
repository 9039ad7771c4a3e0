import type { Credentials } from '../provider/transport.ts';
import type { AppContext } from './app-env.ts';

const nameOf = (pair: string): string => pair.slice(0, pair.indexOf('='));

/**
 * The credential that a request carries for the provider: its Authorization header, or else those of its cookies that
 * the configuration lists, as they came. Null: the answer is everybody's. No other header or cookie ever goes on.
 */
export const credentialsOf = (c: AppContext, cookieNames: readonly string[]): Credentials | null => {
  const authorization = c.req.header('authorization');
  if (authorization) return { authorization };
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const listed = pairs.filter((pair) => cookieNames.includes(nameOf(pair)));
  return listed.length > 0 ? { cookie: listed.join('; ') } : null;
};
