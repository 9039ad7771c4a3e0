import { HTTPException } from 'hono/http-exception';
import type { ReactElement } from 'react';
import type { PageContext } from '../../components/layout/page-context.ts';
import { MissingPanel } from '../../components/panels/MissingPanel.tsx';
import { errors } from '../../content/errors.ts';
import { FailurePanel } from '../../islands/FailurePanel.tsx';
import { CatalogueFailure } from '../../pages/errors/CatalogueFailure.tsx';
import { ProductNotFoundPage } from '../../pages/errors/ProductNotFoundPage.tsx';
import { ProviderErrorPage } from '../../pages/errors/ProviderErrorPage.tsx';
import { RouteErrorPage } from '../../pages/errors/RouteErrorPage.tsx';
import { ProductNotFoundError, ProviderError } from '../../provider/errors.ts';

const providerCopy = ({ resource }: ProviderError, context: PageContext) => {
  const { title, message } = { products: errors.productList, product: errors.product }[resource];
  return { title, message, retryHref: context.href };
};

const providerPanel = (error: ProviderError, context: PageContext, requestId: string, level: 1 | 2): ReactElement => {
  const panel = { ...providerCopy(error, context), requestId, level };
  return error.resource === 'products' ? (
    <CatalogueFailure site={context.site} {...panel} />
  ) : (
    <FailurePanel {...panel} />
  );
};

/** The page that a visitor sees after an error. Its words are the site's own, never those of the error. */
export const errorPage = (error: unknown, context: PageContext, requestId: string): ReactElement => {
  if (error instanceof ProductNotFoundError) return <ProductNotFoundPage context={context} />;
  if (error instanceof ProviderError) {
    const { title, message } = providerCopy(error, context);
    return (
      <ProviderErrorPage context={context} title={title} message={message}>
        {providerPanel(error, context, requestId, 1)}
      </ProviderErrorPage>
    );
  }
  const status = error instanceof HTTPException ? error.status : null;
  const message = status === null ? errors.unexpected.message : errors.route.statusMessage(status);
  return <RouteErrorPage context={context} status={status} message={message} requestId={requestId} />;
};

/** The same as a panel inside a page that is already streaming. */
export const errorPanel = (error: unknown, context: PageContext, requestId: string, level: 1 | 2): ReactElement => {
  if (error instanceof ProductNotFoundError) {
    const { title, text, link } = errors.productNotFound;
    return <MissingPanel title={title} text={text} link={link} />;
  }
  if (error instanceof ProviderError) return providerPanel(error, context, requestId, level);
  return (
    <FailurePanel level={level} requestId={requestId} message={errors.unexpected.message} retryHref={context.href} />
  );
};
