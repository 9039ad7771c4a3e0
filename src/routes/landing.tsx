import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { estimateProfit } from '../domain/profit.ts';
import type { AppContext } from '../http/app-env.ts';
import { LANDING_STYLES } from '../http/render/assets.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { LandingPage } from '../pages/LandingPage.tsx';
import { CALCULATOR_FIELDS } from '../shared/element-ids.ts';

/** The landing page. Calculator values that are out of range are corrected, not rejected. */
export const landingRoute = (deps: Deps) => (c: AppContext) => {
  const participants = parseInRange(c.req.query(CALCULATOR_FIELDS.participants), PARTICIPANTS);
  const productsEach = parseInRange(c.req.query(CALCULATOR_FIELDS.productsEach), PRODUCTS_EACH);
  const estimate = estimateProfit(participants.value, productsEach.value);
  const context = { ...createPageContext(c, deps), styles: LANDING_STYLES };
  return renderPage(<LandingPage context={context} calculator={{ participants, productsEach, estimate }} />, {
    styles: LANDING_STYLES,
  });
};
