import { HTTPException } from 'hono/http-exception';
import type { ReactElement } from 'react';
import { errors } from '../content/errors.ts';
import { product, products } from '../content/products.ts';
import { CatalogueFailure } from '../islands/catalogue/CatalogueFailure.tsx';
import { ProductNotFoundPage } from '../pages/ProductNotFoundPage.tsx';
import { ProviderErrorPage } from '../pages/ProviderErrorPage.tsx';
import { RouteErrorPage } from '../pages/RouteErrorPage.tsx';
import { ProductNotFoundError, ProviderError } from '../provider/errors.ts';
import { FailurePanel } from '../ui/FailurePanel.tsx';
import { MissingPanel } from '../ui/MissingPanel.tsx';
import type { Shell } from '../ui/shell.ts';

const providerCopy = ({ resource }: ProviderError, shell: Shell) => {
  const { title, text } = { products, product }[resource](shell.site).error;
  return { title, message: text, retryHref: shell.href };
};

const providerPanel = (error: ProviderError, shell: Shell, requestId: string, level: 1 | 2): ReactElement => {
  const panel = { ...providerCopy(error, shell), requestId, level };
  return error.resource === 'products' ? (
    <CatalogueFailure site={shell.site} {...panel} />
  ) : (
    <FailurePanel {...panel} />
  );
};

/** What a visitor sees of an error: the site's own words, never the error's. */
export const errorPage = (error: unknown, shell: Shell, requestId: string): ReactElement => {
  if (error instanceof ProductNotFoundError) return <ProductNotFoundPage shell={shell} />;
  if (error instanceof ProviderError) {
    const { title, message } = providerCopy(error, shell);
    return (
      <ProviderErrorPage shell={shell} title={title} message={message}>
        {providerPanel(error, shell, requestId, 1)}
      </ProviderErrorPage>
    );
  }
  const status = error instanceof HTTPException ? error.status : null;
  const message = status === null ? errors.unexpected : errors.message(status);
  return <RouteErrorPage shell={shell} status={status} message={message} requestId={requestId} />;
};

/** The same within a page that has begun already. */
export const failurePanel = (error: unknown, shell: Shell, requestId: string, level: 1 | 2): ReactElement => {
  if (error instanceof ProductNotFoundError) {
    const { title, text, link } = product(shell.site).notFound;
    return <MissingPanel title={title} text={text} link={link} />;
  }
  if (error instanceof ProviderError) return providerPanel(error, shell, requestId, level);
  return <FailurePanel level={level} requestId={requestId} message={errors.unexpected} retryHref={shell.href} />;
};
