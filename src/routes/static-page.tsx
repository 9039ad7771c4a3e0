import type { FunctionComponent } from 'react';
import type { PageContext } from '../components/layout/page-context.ts';
import type { LegalDocument } from '../content/document.ts';
import type { Site } from '../content/site.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { keepPage } from '../http/middleware/page-cache.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { LegalPage } from '../pages/LegalPage.tsx';

/** A page that needs no data beyond its frame. */
export const staticPage =
  (deps: Deps, Page: FunctionComponent<{ readonly context: PageContext }>) => (c: AppContext) => {
    keepPage(c);
    const context = createPageContext(c, deps);
    return renderPage(c, context, <Page context={context} />);
  };

/** A legal text; its copy depends on the configuration alone and is made once. */
export const legalPage = (deps: Deps, text: (site: Site) => LegalDocument) => {
  const document = text(deps.config.site);
  return staticPage(deps, ({ context }) => <LegalPage context={context} document={document} />);
};
