import type { FunctionComponent } from 'react';
import type { PageContext } from '../components/layout/page-context.ts';
import type { LegalDocument } from '../content/document.ts';
import type { Operator } from '../content/operator.ts';
import type { Deps } from '../deps.ts';
import { isoDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/create-page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { LegalPage } from '../pages/LegalPage.tsx';

/** A page that needs no data beyond the page context. */
export const staticPage = (deps: Deps, Page: FunctionComponent<{ readonly context: PageContext }>) => (c: AppContext) =>
  renderPage(<Page context={createPageContext(c, deps)} />);

/** A legal page. */
export const legalPage =
  (deps: Deps, createDocument: (operator: Operator) => LegalDocument, formerTexts: readonly LegalDocument[] = []) =>
  (c: AppContext) =>
    renderPage(
      <LegalPage
        context={createPageContext(c, deps)}
        document={createDocument(deps.config.operator)}
        formerDates={formerTexts.map(({ date }) => date)}
      />,
    );

/** A former version of the legal text at `path`. Not found if no version has the date. */
export const formerLegalPage =
  (deps: Deps, path: string, formerTexts: readonly LegalDocument[] = []) =>
  (c: AppContext, date: string) => {
    const document = formerTexts.find((text) => isoDate(text.date) === date);
    if (!document) return c.notFound();
    return renderPage(<LegalPage context={createPageContext(c, deps)} document={document} currentPath={path} />);
  };
