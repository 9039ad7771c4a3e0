import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import { estimateProfit } from '../domain/profit.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { LandingPage } from '../pages/LandingPage.tsx';
import { NARROW_SCENE } from '../pages/landing/Hero.tsx';
import { CALCULATOR_FIELDS } from '../shared/element-ids.ts';
import { loadRange } from './load-range.ts';

/** The landing page. Calculator values that are out of range are corrected, not rejected. */
export const landingRoute = (deps: Deps) => async (c: AppContext) => {
  const participants = parseInRange(c.req.query(CALCULATOR_FIELDS.participants), PARTICIPANTS);
  const productsEach = parseInRange(c.req.query(CALCULATOR_FIELDS.productsEach), PRODUCTS_EACH);
  const estimate = estimateProfit(participants.value, productsEach.value);
  const context = createPageContext(c, deps);
  const today = stockholmDate(deps.now());
  const { products, averageKronor } = await loadRange(c, deps);
  const isShared = Object.values(CALCULATOR_FIELDS).some((name) => c.req.query(name) !== undefined);
  const calculator = { participants, productsEach, estimate, averageKronor };
  return renderPage(
    <LandingPage context={context} today={today} calculator={calculator} isShared={isShared} products={products} />,
    { firstImage: NARROW_SCENE },
  );
};
