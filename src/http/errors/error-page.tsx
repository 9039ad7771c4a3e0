import { HTTPException } from 'hono/http-exception';
import type { ReactElement } from 'react';
import type { PageContext } from '../../components/layout/page-context.ts';
import { errors } from '../../content/errors.ts';
import { ErrorPage, ErrorPanel, NotFoundPanel, RouteErrorPanel } from '../../pages/ErrorPage.tsx';
import { ProductNotFoundError, providerErrorOf, RateLimitError, type Resource } from '../../provider/errors.ts';

/** How an error is shown to a visitor. The words are the site's own, never those of the error. */
type ErrorContent = {
  readonly title: string;
  readonly titleLang?: 'en' | undefined;
  /** The description of the page. */
  readonly description: string;
  /** Whether the URL permanently leads to nothing. */
  readonly isMissing?: boolean;
  /** The error as the content of a page. `level` is 2 if the page has another h1. */
  readonly panel: (level: 1 | 2) => ReactElement;
  /** The content of a page that is only about the error, if it differs. */
  readonly wholePage?: ReactElement;
};

/** The status to show to the visitor. Null for an unexpected error. */
const statusOf = (error: unknown): number | null => {
  if (error instanceof RateLimitError) return 429;
  return error instanceof HTTPException ? error.status : null;
};

const notFound = (copy: typeof errors.notFound | typeof errors.productNotFound): ErrorContent => ({
  title: copy.title,
  description: copy.description,
  isMissing: true,
  panel: () => <NotFoundPanel title={copy.title} text={copy.text} links={copy.links} />,
});

/** What the error page shows if the provider has not delivered a resource. */
const OF_RESOURCE = {
  products: { copy: errors.productList, isList: true },
  product: { copy: errors.product, isList: false },
} satisfies Record<Resource, unknown>;

const contentOf = (error: unknown, context: PageContext, requestId: string): ErrorContent => {
  if (error instanceof ProductNotFoundError) return notFound(errors.productNotFound);
  const status = statusOf(error);
  // A single 429 is not logged, so its page shows no code.
  const where = { context, requestId: status === 429 ? null : requestId };
  const providerError = providerErrorOf(error);
  if (providerError) {
    const { copy, isList } = OF_RESOURCE[providerError.resource];
    return {
      title: copy.title,
      description: copy.message,
      panel: (level) => <ErrorPanel level={level} isList={isList} {...copy} {...where} />,
    };
  }
  const message = status === null ? errors.unexpected.message : errors.route.statusMessage(status);
  const title = status === null ? errors.unexpected.title : errors.route.statusTitle(status);
  const titleLang = status === null ? undefined : 'en';
  return {
    title,
    titleLang,
    description: message,
    panel: (level) => <ErrorPanel level={level} title={errors.unexpected.title} message={message} {...where} />,
    wholePage: <RouteErrorPanel title={title} titleLang={titleLang} message={message} {...where} />,
  };
};

const toPage = (content: ErrorContent, context: PageContext): ReactElement => (
  <ErrorPage context={context} title={content.title} titleLang={content.titleLang} description={content.description}>
    {content.wholePage ?? content.panel(1)}
  </ErrorPage>
);

/** The page that a visitor sees after an error. */
export const errorPage = (error: unknown, context: PageContext, requestId: string): ReactElement =>
  toPage(contentOf(error, context, requestId), context);

/** The page of a path without a route. */
export const notFoundPage = (context: PageContext): ReactElement => toPage(notFound(errors.notFound), context);

/**
 * The error as a panel inside a page that is already streaming with status 200, and the panel's title. The panel for
 * something that does not exist has a tag that keeps the page out of search engines. `level` is 2 if the page has
 * another h1.
 */
export const errorPanel = (error: unknown, context: PageContext, requestId: string, level: 1 | 2) => {
  const { title, isMissing, panel } = contentOf(error, context, requestId);
  const element = (
    <>
      {isMissing && <meta name="robots" content="noindex" />}
      {panel(level)}
    </>
  );
  return { title, panel: element };
};
