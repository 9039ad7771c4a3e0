import type { Deps } from '../deps.ts';
import { averagePriceKronor, type ProductSummary } from '../domain/product.ts';
import type { AppContext } from '../http/app-env.ts';

type Range = {
  readonly products: readonly ProductSummary[];
  /** Null: there is no fresh list. */
  readonly averageKronor: number | null;
};

/** How long to cache a page for which no fresh list was available. The list may arrive a moment later. */
const INCOMPLETE_PAGE_SECONDS = 1;

/**
 * Today's products and their average price, if a list is available. The page never waits for the provider. It is cached
 * only as long as the list stays fresh.
 */
export const loadRange = async (c: AppContext, { provider }: Deps): Promise<Range> => {
  const list = await provider.cachedProducts();
  const isFresh = list !== null && list.remainingSeconds > 0;
  c.set('maxAgeSeconds', isFresh ? list.remainingSeconds : INCOMPLETE_PAGE_SECONDS);
  const products = list?.value ?? [];
  return { products, averageKronor: isFresh ? averagePriceKronor(products) : null };
};
