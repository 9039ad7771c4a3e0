import type { Deps } from '../deps.ts';
import { compareDates, type PlainDate, stockholmDate } from '../domain/plain-date.ts';
import { averagePriceKronor, type ProductSummary } from '../domain/product.ts';
import type { AppContext } from '../http/app-env.ts';

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
export const loadRange = async (c: AppContext, { provider }: Deps, today: PlainDate): Promise<Range> => {
  const list = await provider.cachedProducts();
  if (!list?.entry.value) return { products: [], averageKronor: null };
  const isOfToday = compareDates(stockholmDate(new Date(list.entry.storedAt)), today) === 0;
  if (list.remainingSeconds > 0) c.set('maxAgeSeconds', list.remainingSeconds);
  return { products: list.entry.value, averageKronor: isOfToday ? averagePriceKronor(list.entry.value) : null };
};
