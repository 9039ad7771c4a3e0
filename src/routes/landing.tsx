import type { Deps } from '../deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../domain/calculator.ts';
import { compareDates, type PlainDate, stockholmDate } from '../domain/plain-date.ts';
import { averagePriceKronor, type ProductSummary } from '../domain/product.ts';
import { estimateProfit } from '../domain/profit.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { LandingPage } from '../pages/LandingPage.tsx';
import { NARROW_SCENE } from '../pages/landing/Hero.tsx';
import { CALCULATOR_FIELDS } from '../shared/element-ids.ts';

type Range = {
  readonly products: readonly ProductSummary[];
  /** Null: the list is not of today. */
  readonly averageKronor: number | null;
};

/**
 * The products and their average price today, as far as a list is at hand: the page never waits for the provider. The
 * page is cached no longer than a fresh list stays fresh. A stale list sets no limit: during an outage the page would
 * otherwise be rendered for every visitor.
 */
const loadRange = async (c: AppContext, { provider }: Deps, today: PlainDate): Promise<Range> => {
  const list = await provider.cachedProducts();
  if (!list?.entry.value) return { products: [], averageKronor: null };
  const isOfToday = compareDates(stockholmDate(new Date(list.entry.storedAt)), today) === 0;
  if (list.remainingSeconds > 0) c.set('maxAgeSeconds', list.remainingSeconds);
  return { products: list.entry.value, averageKronor: isOfToday ? averagePriceKronor(list.entry.value) : null };
};

/** The landing page. Calculator values that are out of range are corrected, not rejected. */
export const landingRoute = (deps: Deps) => async (c: AppContext) => {
  const participants = parseInRange(c.req.query(CALCULATOR_FIELDS.participants), PARTICIPANTS);
  const productsEach = parseInRange(c.req.query(CALCULATOR_FIELDS.productsEach), PRODUCTS_EACH);
  const estimate = estimateProfit(participants.value, productsEach.value);
  const context = createPageContext(c, deps, 'landing');
  const today = stockholmDate(deps.now());
  const { products, averageKronor } = await loadRange(c, deps, today);
  const calculator = { participants, productsEach, estimate, averageKronor };
  return renderPage(<LandingPage context={context} today={today} calculator={calculator} products={products} />, {
    styles: context.styles,
    firstImage: NARROW_SCENE,
  });
};
