import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ProductNotFoundError, ProviderError, type ProviderFailure } from '../../provider/errors.ts';

/** Nothing on this site changes anything: every other method is answered 405. */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Seconds after which a visitor may well ask again when the provider did not answer. */
const RETRY_AFTER_SECONDS = 30;

/** How an error is answered, in whatever form. */
export type Failure = {
  readonly status: ContentfulStatusCode;
  /** For programs. */
  readonly code: string;
  /** For programmers; holds nothing of the provider's or of our insides. */
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it is our own fault. The provider's are reported where they happen, once an incident. */
  readonly ours: boolean;
};

const PROVIDER_STATUS: Readonly<Record<ProviderFailure, 502 | 503>> = {
  unreachable: 503,
  timeout: 503,
  resting: 503,
  status: 502,
  invalid: 502,
};

const HTTP_CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
};

const failure = (
  status: ContentfulStatusCode,
  code: string,
  message: string,
  more: Partial<Pick<Failure, 'headers' | 'ours'>> = {},
): Failure => ({ status, code, message, headers: {}, ours: false, ...more });

const fromHttp = ({ status, message }: HTTPException): Failure =>
  failure(status, HTTP_CODES[status] ?? 'error', message || `status ${status}`, {
    headers: status === 405 ? { allow: SAFE_METHODS.join(', ') } : {},
    ours: status >= 500,
  });

/** The one place where errors become answers. */
export const toFailure = (error: unknown): Failure => {
  if (error instanceof ProductNotFoundError) return failure(404, 'not_found', 'there is no such product');
  if (error instanceof ProviderError) {
    return failure(PROVIDER_STATUS[error.failure], 'provider_unavailable', 'the products cannot be had right now', {
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    });
  }
  if (error instanceof HTTPException) return fromHttp(error);
  return failure(500, 'internal', 'something went wrong', { ours: true });
};
