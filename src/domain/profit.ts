/** The group's share of its sales in percent. It is the same for any number of products. */
export const PROFIT_PERCENT = 50;

/** Standard price of a product in kronor ("schablon"), assumed by the estimate. It is not an average of the range. */
export const ESTIMATE_PRICE_KRONOR = 150;

/** A step of the tiered table: `percent` applies from `fromProducts` products. */
type ProfitTier = { readonly fromProducts: number; readonly percent: number };

/**
 * The tiered table, by rising number of products. It is specified but not in use, and no page shows it: see
 * PROFIT_MODEL.
 */
const PROFIT_TIERS: readonly ProfitTier[] = [
  { fromProducts: 0, percent: 25 },
  { fromProducts: 100, percent: 27.5 },
  { fromProducts: 200, percent: 30 },
  { fromProducts: 300, percent: 35 },
  { fromProducts: 400, percent: 40 },
  { fromProducts: 500, percent: 45 },
  { fromProducts: 600, percent: 50 },
];

/** How the group's share is decided: the same for all, or by PROFIT_TIERS. */
type ProfitModel = 'flat' | 'tiered';

/** The active model. */
export const PROFIT_MODEL: ProfitModel = 'flat';

/** The group's share in percent for `products` sold products (0 or more). */
export const profitPercent = (products: number, model: ProfitModel = PROFIT_MODEL): number => {
  switch (model) {
    case 'flat':
      return PROFIT_PERCENT;
    case 'tiered':
      return PROFIT_TIERS.findLast((tier) => products >= tier.fromProducts)?.percent ?? 0;
  }
};

/** The group's share of `amount`, in the same unit (öre or kronor), rounded down to a whole number. */
export const profitOf = (amount: number, percent: number = PROFIT_PERCENT): number =>
  Math.floor((amount * percent) / 100);

/** The calculator's estimate; `products` is the total. */
export type ProfitEstimate = {
  readonly participants: number;
  readonly productsEach: number;
  readonly products: number;
  readonly salesKronor: number;
  readonly profitKronor: number;
};

/** Sales and profit in kronor of `products` at a price in kronor. */
export const salesAt = (products: number, priceKronor: number) => {
  const salesKronor = products * priceKronor;
  return { salesKronor, profitKronor: profitOf(salesKronor, profitPercent(products)) };
};

/** The estimate of the landing page's calculator: participants x products each (both rounded) x 150 kr x 50 %. */
export const estimateProfit = (participants: number, productsEach: number): ProfitEstimate => {
  const people = Math.round(participants);
  const each = Math.round(productsEach);
  const products = people * each;
  return { participants: people, productsEach: each, products, ...salesAt(products, ESTIMATE_PRICE_KRONOR) };
};
