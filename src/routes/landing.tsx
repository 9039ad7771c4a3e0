import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { estimateProfit } from '../domain/profit.ts';
import type { AppContext } from '../http/app-env.ts';
import { keepPage } from '../http/page-cache.ts';
import type { PageParameters } from '../http/page-key.ts';
import { createShell } from '../http/page-shell.ts';
import { renderPage } from '../http/render-page.tsx';
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
  const shell = createShell(c, deps);
  return renderPage(c, shell, <LandingPage shell={shell} calculator={calculator} />);
};
