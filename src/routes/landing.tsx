import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { estimateProfit } from '../domain/profit.ts';
import type { AppContext } from '../http/app-env.ts';
import { keepPage } from '../http/middleware/page-cache.ts';
import type { PageParameters } from '../http/middleware/page-key.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { LandingPage } from '../pages/LandingPage.tsx';

/** Every sum is a page for one visitor. */
export const landingParameters: PageParameters = { unkept: ['deltagare', 'produkter'] };

/** The start page. The calculator's form sends `deltagare` and `produkter`; what is out of range is corrected, not refused. */
export const landingRoute = (deps: Deps) => (c: AppContext) => {
  const participants = parseInRange(c.req.query('deltagare'), PARTICIPANTS);
  const productsEach = parseInRange(c.req.query('produkter'), PRODUCTS_EACH);
  const calculator = {
    participants,
    productsEach,
    estimate: estimateProfit(participants.value, productsEach.value),
  };
  keepPage(c);
  const context = createPageContext(c, deps);
  return renderPage(c, context, <LandingPage context={context} calculator={calculator} />);
};
