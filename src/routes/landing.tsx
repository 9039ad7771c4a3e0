import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { ANCHORS, PATHS } from '../domain/paths.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import { estimateProfit } from '../domain/profit.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/create-page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { LandingPage } from '../pages/LandingPage.tsx';
import { NARROW_SCENE } from '../pages/landing/Hero.tsx';
import { CALCULATOR_FIELDS } from '../shared/form-fields.ts';
import { loadRange } from './load-range.ts';

/**
 * Redirects from the calculator's form to its result. The form's own URL has no anchor, because browsers like w3m would
 * lose its fields.
 */
export const calculationRoute = (c: AppContext) => {
  const fields = Object.values(CALCULATOR_FIELDS).flatMap((name) => {
    const value = c.req.query(name);
    return value === undefined ? [] : [[name, value]];
  });
  return c.redirect(`${PATHS.home}?${new URLSearchParams(fields)}#${ANCHORS.calculator}`, 303);
};

/** The landing page. Calculator values that are out of range are adjusted, not rejected. */
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
