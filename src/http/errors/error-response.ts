import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RETRY_INTERVAL_MS } from '../../cache/cache-policy.ts';
import { RequestFailedError } from '../../cache/request-failed-error.ts';
import { ProductNotFoundError, type ProviderFailure, providerErrorOf, RateLimitError } from '../../provider/errors.ts';

/** The methods that every page supports. The site stores nothing: the form on /angra (POST) only composes a text. */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/** The path does not support the request's method. */
export class MethodNotAllowedError extends HTTPException {
  override readonly name = 'MethodNotAllowedError';
  readonly allowed: readonly string[];

  constructor(allowed: readonly string[]) {
    super(405);
    this.allowed = allowed;
  }
}

/** An error as a response, before it becomes a page or JSON. */
type ErrorResponse = {
  readonly status: ContentfulStatusCode;
  /** Machine-readable. */
  readonly code: string;
  /** For API clients. Reveals nothing about the provider or about internals. */
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
  /** False for provider failures, which are reported where they happen, once per incident. */
  readonly shouldReport: boolean;
};

const PROVIDER_STATUS: Readonly<Record<ProviderFailure, 502 | 503>> = {
  unreachable: 503,
  timeout: 503,
  status: 502,
  invalid: 502,
};

/** How long until the provider may be requested again, in whole seconds. At least 1, the minimum of Retry-After. */
const retryAfterSeconds = (error: unknown, now: () => Date): number => {
  const elapsedMs = error instanceof RequestFailedError ? now().getTime() - error.failedAt : 0;
  return Math.max(1, Math.ceil((RETRY_INTERVAL_MS - elapsedMs) / 1000));
};

/** The period of the rate limit in wrangler.toml. */
const RATE_LIMIT_PERIOD_SECONDS = 60;

const HTTP_CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'content_too_large',
};

const errorResponse = (
  status: ContentfulStatusCode,
  code: string,
  message: string,
  more: Partial<Pick<ErrorResponse, 'headers' | 'shouldReport'>> = {},
): ErrorResponse => ({ status, code, message, headers: {}, shouldReport: false, ...more });

const fromHttp = (error: HTTPException): ErrorResponse => {
  const { status, message } = error;
  return errorResponse(status, HTTP_CODES[status] ?? 'error', message || `status ${status}`, {
    headers: error instanceof MethodNotAllowedError ? { allow: error.allowed.join(', ') } : {},
    shouldReport: status >= 500,
  });
};

/**
 * Maps every error to its status, code and headers: 503 if the provider is unreachable or slow, 502 if its response is
 * unusable, 500 for the site's own faults.
 */
export const toErrorResponse = (error: unknown, now: () => Date): ErrorResponse => {
  if (error instanceof ProductNotFoundError) return errorResponse(404, 'not_found', 'there is no such product');
  const providerError = providerErrorOf(error);
  if (providerError) {
    return errorResponse(
      PROVIDER_STATUS[providerError.failure],
      'provider_unavailable',
      'the products cannot be had right now',
      {
        headers: { 'retry-after': String(retryAfterSeconds(error, now)) },
      },
    );
  }
  if (error instanceof RateLimitError) {
    return errorResponse(429, 'too_many_requests', 'too many requests, try again later', {
      headers: { 'retry-after': String(RATE_LIMIT_PERIOD_SECONDS) },
    });
  }
  if (error instanceof HTTPException) return fromHttp(error);
  return errorResponse(500, 'internal', 'something went wrong', { shouldReport: true });
};
