import * as z from 'zod/mini';
import { matchesEtag } from '../cache/etag.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { productHeaders } from '../http/product-headers.ts';
import type { CheckRateLimit } from '../http/rate-limit.ts';
import type { ProviderLoadOptions, ProviderResult } from '../provider/provider.ts';
import type { Credentials } from '../provider/transport.ts';

const MAX_PARAMETERS = 8;
const PARAMETER_NAME = /^[A-Za-z0-9_.-]{1,32}$/;

/** The query parameters of the list. They are forwarded to the provider. */
export const apiQuery = z
  .catchall(z.object({}), z.string('must be given once').check(z.maxLength(100, 'must be at most 100 characters')))
  .check(
    z.refine((query) => Object.keys(query).length <= MAX_PARAMETERS, `at most ${MAX_PARAMETERS} parameters`),
    ({ value, issues }) => {
      for (const name of Object.keys(value).filter((key) => !PARAMETER_NAME.test(key))) {
        const message = 'the name must be 1 to 32 letters, digits, _, . and -';
        issues.push({ code: 'custom', path: [name], input: name, message });
      }
    },
  );

/**
 * The visitor's credential for the provider: the Authorization header, or else the configured cookies. Without a
 * credential, the response is the same for everybody. No other header or cookie is forwarded.
 */
const credentialsOf = (c: AppContext, cookieNames: readonly string[]): Credentials | undefined => {
  const authorization = c.req.header('authorization');
  if (authorization) return { authorization };
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const credentials = pairs.filter((pair) => cookieNames.some((name) => pair.startsWith(`${name}=`)));
  return credentials.length > 0 ? { cookie: credentials.join('; ') } : undefined;
};

const sendJson = async (
  c: AppContext,
  { config }: Deps,
  checkRateLimit: CheckRateLimit | undefined,
  load: (options: ProviderLoadOptions) => Promise<ProviderResult<unknown>>,
): Promise<Response> => {
  const credentials = credentialsOf(c, config.providerCookieNames);
  c.header('vary', config.providerCookieNames.length > 0 ? 'Authorization, Cookie' : 'Authorization');
  const result = await load({ credentials, checkRateLimit });
  const { text, etag } = result.entry;
  for (const [name, value] of Object.entries(productHeaders(result))) c.header(name, value);
  c.header('etag', etag);
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  return c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' });
};

/** The provider's list as validated JSON. */
export const apiProducts =
  (deps: Deps, rateLimitOf: (c: AppContext) => CheckRateLimit | undefined) =>
  (c: AppContext, query: z.infer<typeof apiQuery>) =>
    sendJson(c, deps, rateLimitOf(c), (options) => deps.provider.providerProducts(query, options));

/** One of the provider's products as validated JSON. */
export const apiProduct =
  (deps: Deps, rateLimitOf: (c: AppContext) => CheckRateLimit | undefined) => (c: AppContext, id: string) =>
    sendJson(c, deps, rateLimitOf(c), (options) => deps.provider.providerProduct(id, options));
