import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { compareDates, stockholmDate } from '../domain/plain-date.ts';
import { averagePriceKronor } from '../domain/product.ts';
import { estimateProfit } from '../domain/profit.ts';
import type { AppContext } from '../http/app-env.ts';
import { LANDING_STYLES } from '../http/render/assets.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { LandingPage } from '../pages/LandingPage.tsx';
import { CALCULATOR_FIELDS } from '../shared/element-ids.ts';

/**
 * Today's average price of the range, as far as a list of today is at hand: the page never waits for the provider. The
 * page is cached no longer than a fresh list stays fresh. A stale list sets no limit: during an outage the page would
 * otherwise be rendered for every visitor.
 */
const loadAveragePrice = async (c: AppContext, { provider, now }: Deps): Promise<number | null> => {
  const list = await provider.cachedProducts();
  if (!list?.entry.value) return null;
  const isOfToday = compareDates(stockholmDate(new Date(list.entry.storedAt)), stockholmDate(now())) === 0;
  const average = isOfToday ? averagePriceKronor(list.entry.value) : null;
  if (average !== null && list.remainingSeconds > 0) c.set('maxAgeSeconds', list.remainingSeconds);
  return average;
};

/** The landing page. Calculator values that are out of range are corrected, not rejected. */
export const landingRoute = (deps: Deps) => async (c: AppContext) => {
  const participants = parseInRange(c.req.query(CALCULATOR_FIELDS.participants), PARTICIPANTS);
  const productsEach = parseInRange(c.req.query(CALCULATOR_FIELDS.productsEach), PRODUCTS_EACH);
  const estimate = estimateProfit(participants.value, productsEach.value);
  const context = { ...createPageContext(c, deps), styles: LANDING_STYLES };
  const averageKronor = await loadAveragePrice(c, deps);
  return renderPage(
    <LandingPage context={context} calculator={{ participants, productsEach, estimate, averageKronor }} />,
    { styles: LANDING_STYLES },
  );
};
