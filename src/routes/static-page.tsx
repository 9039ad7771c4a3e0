import type { FunctionComponent } from 'react';
import type { LegalDocument } from '../content/document.ts';
import type { Site } from '../content/site.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { keepPage } from '../http/page-cache.ts';
import { createShell } from '../http/page-shell.ts';
import { renderPage } from '../http/render-page.tsx';
import { LegalPage } from '../pages/LegalPage.tsx';
import type { Shell } from '../ui/shell.ts';

/** A page that needs no data beyond its frame. */
export const staticPage = (deps: Deps, Page: FunctionComponent<{ readonly shell: Shell }>) => (c: AppContext) => {
  keepPage(c);
  const shell = createShell(c, deps);
  return renderPage(c, shell, <Page shell={shell} />);
};

/** A legal text; its copy depends on the configuration alone and is made once. */
export const legalPage = (deps: Deps, text: (site: Site) => LegalDocument) => {
  const document = text(deps.config.site);
  return staticPage(deps, ({ shell }) => <LegalPage shell={shell} document={document} />);
};
