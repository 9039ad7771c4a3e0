import { HTTPException } from 'hono/http-exception';
import type { ReactElement } from 'react';
import { RateLimitError } from '../../cache/rate-limit-error.ts';
import type { PageContext } from '../../components/layout/page-context.ts';
import { NotFoundPanel } from '../../components/panels/NotFoundPanel.tsx';
import { errors } from '../../content/errors.ts';
import { NotFoundPage } from '../../pages/errors/NotFoundPage.tsx';
import { ProviderErrorPage } from '../../pages/errors/ProviderErrorPage.tsx';
import { ProviderErrorPanel } from '../../pages/errors/ProviderErrorPanel.tsx';
import { RouteErrorPage } from '../../pages/errors/RouteErrorPage.tsx';
import { UnexpectedErrorPanel } from '../../pages/errors/UnexpectedErrorPanel.tsx';
import { ProductNotFoundError, ProviderError } from '../../provider/errors.ts';

/** The status that the visitor is told. Null for an unexpected error. */
const statusOf = (error: unknown): number | null => {
  if (error instanceof RateLimitError) return 429;
  return error instanceof HTTPException ? error.status : null;
};

const messageOf = (status: number | null): string =>
  status === null ? errors.unexpected.message : errors.route.statusMessage(status);

/** The page that a visitor sees after an error. Its words are the site's own, never those of the error. */
export const errorPage = (error: unknown, context: PageContext, requestId: string): ReactElement => {
  if (error instanceof ProductNotFoundError) return <NotFoundPage context={context} copy={errors.productNotFound} />;
  if (error instanceof ProviderError) {
    return <ProviderErrorPage context={context} resource={error.resource} requestId={requestId} />;
  }
  const status = statusOf(error);
  return <RouteErrorPage context={context} status={status} message={messageOf(status)} requestId={requestId} />;
};

/** The same as a panel inside a page that is already streaming. `level`: 2 when the page has another h1. */
export const errorPanel = (error: unknown, context: PageContext, requestId: string, level: 1 | 2): ReactElement => {
  if (error instanceof ProductNotFoundError) {
    const { title, text, link } = errors.productNotFound;
    return <NotFoundPanel title={title} text={text} link={link} />;
  }
  if (error instanceof ProviderError) {
    return <ProviderErrorPanel context={context} resource={error.resource} requestId={requestId} level={level} />;
  }
  const message = messageOf(statusOf(error));
  return <UnexpectedErrorPanel context={context} message={message} requestId={requestId} level={level} />;
};
