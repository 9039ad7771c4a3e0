import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import { errors } from '../content/errors.ts';
import { product, products } from '../content/products.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ProviderErrorPage } from '../pages/ProviderErrorPage.tsx';
import { RouteErrorPage } from '../pages/RouteErrorPage.tsx';
import { ProductNotFoundError, ProviderError, type ProviderFailure } from '../provider/errors.ts';
import type { Shell } from '../ui/shell.ts';
import { READING_METHODS } from './only-reading.ts';

/** Seconds after which a visitor may well ask again when the provider did not answer. */
const RETRY_AFTER_SECONDS = 30;

/** How an error is answered, and whether the operators must hear of it. */
export type ErrorView = {
  readonly status: ContentfulStatusCode;
  readonly page: ReactElement;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reported: boolean;
};

const PROVIDER_STATUS: Readonly<Record<ProviderFailure, 502 | 503>> = {
  unreachable: 503,
  timeout: 503,
  resting: 503,
  status: 502,
  invalid: 502,
};

const providerError = ({ resource, failure }: ProviderError, shell: Shell, requestId: string): ErrorView => {
  const copy = { products, product }[resource](shell.site).error;
  return {
    status: PROVIDER_STATUS[failure],
    page: (
      <ProviderErrorPage
        shell={shell}
        title={copy.title}
        message={copy.text}
        retryHref={shell.path}
        requestId={requestId}
      />
    ),
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    reported: true,
  };
};

const httpError = ({ status }: HTTPException, shell: Shell, requestId: string): ErrorView => ({
  status,
  page: <RouteErrorPage shell={shell} status={status} message={errors.message(status)} requestId={requestId} />,
  ...(status === 405 && { headers: { allow: READING_METHODS.join(', ') } }),
  reported: status >= 500,
});

/** The one place where errors become answers. A visitor never reads an error's own message. */
export const toErrorView = (error: unknown, shell: Shell, requestId: string): ErrorView => {
  if (error instanceof ProductNotFoundError) {
    return { status: 404, page: <NotFoundPage shell={shell} what="product" />, reported: false };
  }
  if (error instanceof ProviderError) return providerError(error, shell, requestId);
  if (error instanceof HTTPException) return httpError(error, shell, requestId);
  return {
    status: 500,
    page: <RouteErrorPage shell={shell} status={null} message={errors.unexpected} requestId={requestId} />,
    reported: true,
  };
};
