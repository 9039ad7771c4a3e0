import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RETRY_INTERVAL_MS } from '../../cache/cache-policy.ts';
import { errors } from '../../content/errors.ts';
import type { Link } from '../../content/links.ts';
import {
  CredentialError,
  HiddenProductError,
  ProductNotFoundError,
  ProviderError,
  type ProviderFailure,
  RateLimitError,
  type Resource,
} from '../../provider/errors.ts';

/** The methods that every page supports. Only a form is posted, and it changes nothing. */
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

/** The texts of an error for visitors. The words are the site's own, never those of the error. */
type ErrorTexts = { readonly title: string; readonly titleLang?: 'en' } & (
  | {
      /** What the URL leads to does not exist, or is hidden. */
      readonly kind: 'missing';
      readonly description: string;
      readonly text: string;
      readonly links: readonly Link[];
      /** Null: there is no image. */
      readonly imageAlt: string | null;
    }
  | {
      /** The provider has not delivered the content. */
      readonly kind: 'unavailable';
      readonly message: string;
      readonly link?: Link;
      /** Whether the browser's script loads the content again without leaving the page. */
      readonly retriesInPlace: boolean;
    }
  | {
      /** The site cannot answer the request. */
      readonly kind: 'refused';
      readonly message: string;
    }
);

/**
 * What is logged. `report`: a fault of the site itself, which is also reported. `provider-failure`: the provider's fault,
 * which is reported where it happens, once per incident. `refused`: the client's fault. `rate-limited`: only the number
 * of such errors. Null: nothing.
 */
type ErrorLog =
  | { readonly event: 'report' | 'rate-limited' }
  | { readonly event: 'provider-failure' | 'refused'; readonly fields: Readonly<Record<string, unknown>> }
  | null;

/** All that the site does with an error. */
export type ErrorResponse = {
  readonly status: ContentfulStatusCode;
  /** Machine-readable, for API clients. */
  readonly code: string;
  /** For API clients. Reveals nothing about the provider or about internals. */
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: ErrorLog;
  readonly texts: ErrorTexts;
};

/** How long until the provider may be requested again, in whole seconds. At least 1, the minimum of Retry-After. */
const retryAfterSeconds = ({ failedAt }: ProviderError, now: Date): number =>
  Math.max(1, Math.ceil((RETRY_INTERVAL_MS - (now.getTime() - failedAt)) / 1000));

/** The period of the rate limit in wrangler.toml. */
const RATE_LIMIT_PERIOD_SECONDS = 60;

const PROVIDER_STATUS: Readonly<Record<ProviderFailure, 502 | 503>> = {
  unreachable: 503,
  timeout: 503,
  status: 502,
  invalid: 502,
};

const TEXTS_OF_RESOURCE: Readonly<Record<Resource, ErrorTexts>> = {
  products: { kind: 'unavailable', retriesInPlace: true, ...errors.productList },
  product: { kind: 'unavailable', retriesInPlace: false, ...errors.product },
};

const HTTP_CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'content_too_large',
  429: 'too_many_requests',
};

/** The response with a status that the visitor sees. */
const withStatus = (
  status: ContentfulStatusCode,
  message: string,
  headers: ErrorResponse['headers'] = {},
  log: ErrorLog = status >= 500 ? { event: 'report' } : { event: 'refused', fields: { status } },
): ErrorResponse => ({
  status,
  code: HTTP_CODES[status] ?? 'error',
  message: message || `status ${status}`,
  headers,
  log,
  texts: {
    kind: 'refused',
    title: errors.route.statusTitle(status),
    titleLang: 'en',
    message: errors.route.statusMessage(status),
  },
});

/** The response at a path without a route. */
export const NO_ROUTE: ErrorResponse = {
  ...withStatus(404, 'there is nothing at this address', {}, null),
  texts: { kind: 'missing', ...errors.notFound },
};

/**
 * Maps every error to what the site does with it: its status, its code, its log and its texts. The status is 503 if the
 * provider is unreachable or slow, 502 if its response is unusable, and 500 for the site's own faults.
 */
export const toErrorResponse = (error: unknown, now: () => Date): ErrorResponse => {
  if (error instanceof ProductNotFoundError) {
    return {
      ...withStatus(404, 'there is no such product', {}, null),
      texts: { kind: 'missing', ...errors.productNotFound },
    };
  }
  if (error instanceof HiddenProductError) {
    return {
      ...withStatus(404, 'this product is not shown at present', {}, null),
      texts: { kind: 'missing', ...errors.productHidden },
    };
  }
  if (error instanceof ProviderError) {
    const { resource, failure, status } = error;
    return {
      status: PROVIDER_STATUS[failure],
      code: 'provider_unavailable',
      message: 'the products cannot be had right now',
      headers: { 'retry-after': String(retryAfterSeconds(error, now())) },
      log: { event: 'provider-failure', fields: { failure, status, message: error.message } },
      texts: TEXTS_OF_RESOURCE[resource],
    };
  }
  if (error instanceof RateLimitError) {
    const headers = { 'retry-after': String(RATE_LIMIT_PERIOD_SECONDS) };
    return withStatus(429, 'too many requests, try again later', headers, { event: 'rate-limited' });
  }
  if (error instanceof CredentialError) return withStatus(error.status, error.message);
  if (error instanceof MethodNotAllowedError) return withStatus(405, '', { allow: error.allowed.join(', ') });
  if (error instanceof HTTPException) return withStatus(error.status, error.message);
  return {
    status: 500,
    code: 'internal',
    message: 'something went wrong',
    headers: {},
    log: { event: 'report' },
    texts: { kind: 'refused', ...errors.unexpected },
  };
};
