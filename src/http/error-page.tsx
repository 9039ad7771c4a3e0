import { HTTPException } from 'hono/http-exception';
import type { ReactElement } from 'react';
import { errors } from '../content/errors.ts';
import { product, products } from '../content/products.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ProviderErrorPage } from '../pages/ProviderErrorPage.tsx';
import { RouteErrorPage } from '../pages/RouteErrorPage.tsx';
import { ProductNotFoundError, ProviderError } from '../provider/errors.ts';
import type { Shell } from '../ui/shell.ts';

/** What a visitor sees of an error: the site's own words, never the error's. */
export const errorPage = (error: unknown, shell: Shell, requestId: string): ReactElement => {
  if (error instanceof ProductNotFoundError) return <NotFoundPage shell={shell} what="product" />;
  if (error instanceof ProviderError) {
    const { title, text } = { products, product }[error.resource](shell.site).error;
    return (
      <ProviderErrorPage shell={shell} title={title} message={text} retryHref={shell.path} requestId={requestId} />
    );
  }
  const status = error instanceof HTTPException ? error.status : null;
  const message = status === null ? errors.unexpected : errors.message(status);
  return <RouteErrorPage shell={shell} status={status} message={message} requestId={requestId} />;
};
