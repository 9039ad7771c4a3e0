import type { ReactElement } from 'react';
import type { PageContext } from '../../components/layout/page-context.ts';
import { errors } from '../../content/errors.ts';
import { ErrorPage, ErrorPanel, NotFoundPanel, RouteErrorPanel } from '../../pages/ErrorPage.tsx';
import type { ErrorResponse } from './error-response.ts';

type ShownError = Pick<ErrorResponse, 'log' | 'texts'>;

/** Null if no line of the log has the id of the request. */
const codeOf = ({ log }: ShownError, requestId: string): string | null =>
  log === null || log.event === 'rate-limited' ? null : requestId;

/** The error as the content of a page. `level` is 2 if the page has another h1. */
const toPanel = (error: ShownError, context: PageContext, requestId: string, level: 1 | 2): ReactElement => {
  const { texts } = error;
  const shared = { context, code: codeOf(error, requestId), level };
  switch (texts.kind) {
    case 'missing':
      return <NotFoundPanel {...texts} />;
    case 'unavailable':
      return <ErrorPanel {...shared} {...texts} />;
    case 'refused':
      return <ErrorPanel {...shared} title={errors.unexpected.title} message={texts.message} />;
  }
};

/** The page that a visitor sees after an error. */
export const errorPage = (error: ShownError, context: PageContext, requestId: string): ReactElement => {
  const { texts } = error;
  return (
    <ErrorPage
      context={context}
      title={texts.title}
      titleLang={texts.titleLang}
      description={texts.kind === 'missing' ? texts.description : texts.message}
    >
      {texts.kind === 'refused' ? (
        <RouteErrorPanel {...texts} context={context} code={codeOf(error, requestId)} />
      ) : (
        toPanel(error, context, requestId, 1)
      )}
    </ErrorPage>
  );
};

/**
 * The error as a panel inside a page that is already streaming with status 200, and the panel's title. The panel for
 * something that does not exist has a tag that keeps the page out of search engines. `level` is 2 if the page has
 * another h1.
 */
export const errorPanel = (error: ShownError, context: PageContext, requestId: string, level: 1 | 2) => ({
  title: error.texts.title,
  panel: (
    <>
      {error.texts.kind === 'missing' && <meta name="robots" content="noindex" />}
      {toPanel(error, context, requestId, level)}
    </>
  ),
});
