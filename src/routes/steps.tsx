import type { Deps } from '../deps.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/create-page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { StepsPage } from '../pages/StepsPage.tsx';

/** The three steps, and the sales rounds from today on. No page is cached past midnight. */
export const stepsRoute = (deps: Deps) => (c: AppContext) =>
  renderPage(<StepsPage context={createPageContext(c, deps)} today={stockholmDate(deps.now())} />);
